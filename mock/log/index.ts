import { logApi } from '../../src/contract/log';
import { handle } from '../handle';
import { accessesPage, changesPage } from './pages';

export const logHandlers = [
  handle(logApi.changes, ({ query }) => changesPage(query)),

  handle(logApi.accesses, ({ query }) => accessesPage(query)),
];
