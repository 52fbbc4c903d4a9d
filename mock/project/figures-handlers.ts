import { projectFiguresApi } from '../../src/contract/project-figures';
import { handle } from '../handle';
import { find } from '../store/update';
import { channelsOf } from './channels';
import { codeOf, newTrialCode } from './codes';
import { dropOffOf } from './drop-off';
import { overviewOf } from './overview';
import { projectTable } from './table';

const projectOf = (id: string) => find(projectTable.rows(), id);

export const projectFigures = [
  handle(projectFiguresApi.overview, ({ params: { id } }) => overviewOf(projectOf(id))),
  handle(projectFiguresApi.dropOff, ({ params: { id }, query: { quizId } }) => dropOffOf(projectOf(id).id, quizId)),
  handle(projectFiguresApi.channels, ({ params: { id } }) => channelsOf(projectOf(id))),
  handle(projectFiguresApi.code, ({ params: { id }, query: { width } }) => codeOf(projectOf(id), width)),
  handle(projectFiguresApi.trialCode, ({ params: { id } }) => newTrialCode(projectOf(id))),
];
