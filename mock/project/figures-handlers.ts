import { projectFiguresApi } from '../../src/contract/project-figures';
import { handle } from '../handle';
import { find } from '../store/update';
import { getProjectChannels } from './channels';
import { createTrialCode, getCode } from './codes';
import { getDropOff } from './drop-off';
import { getOverview } from './overview';
import { projectTable } from './table';

const getProject = (id: string) => find(projectTable.rows(), id);

export const projectFigureHandlers = [
  handle(projectFiguresApi.overview, ({ params: { id }, query }) => getOverview(getProject(id), query)),
  handle(projectFiguresApi.dropOff, ({ params: { id }, query: { quizId } }) => getDropOff(getProject(id).id, quizId)),
  handle(projectFiguresApi.channels, ({ params: { id } }) => getProjectChannels(getProject(id))),
  handle(projectFiguresApi.code, ({ params: { id }, query: { width } }) => getCode(getProject(id), width)),
  handle(projectFiguresApi.trialCode, ({ params: { id } }) => createTrialCode(getProject(id))),
];
