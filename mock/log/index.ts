import { logApi } from '../../src/contract/log';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { accessesPage, changesPage } from './pages';

export const log: Entity = {
  handlers: [
    handle(logApi.changes, ({ query }) => changesPage(query)),

    handle(logApi.accesses, ({ query }) => accessesPage(query)),
  ],
};
