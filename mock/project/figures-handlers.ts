import { projectFiguresApi } from '../../src/contract/project-figures';
import { handle } from '../handle';
import { find } from '../store/update';
import { getChannels } from './channels';
import { getCode, newTrialCode } from './codes';
import { getDropOff } from './drop-off';
import { getOverview } from './overview';
import { projectTable } from './table';

const getProject = (id: string) => find(projectTable.rows(), id);

export const projectFigures = [
  handle(projectFiguresApi.overview, ({ params: { id } }) => getOverview(getProject(id))),
  handle(projectFiguresApi.dropOff, ({ params: { id }, query: { quizId } }) => getDropOff(getProject(id).id, quizId)),
  handle(projectFiguresApi.channels, ({ params: { id } }) => getChannels(getProject(id))),
  handle(projectFiguresApi.code, ({ params: { id }, query: { width } }) => getCode(getProject(id), width)),
  handle(projectFiguresApi.trialCode, ({ params: { id } }) => newTrialCode(getProject(id))),
];
