import { workbenchApi } from '../../src/contract/workbench';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { activities } from './activities';
import { workbenchCounts } from './counts';
import { nextWork } from './next';

export const workbench: Entity = {
  handlers: [
    handle(workbenchApi.counts, ({ query, operator }) => workbenchCounts(query, operator.id)),
    handle(workbenchApi.next, ({ query, operator }) => nextWork(query, operator.id)),
    handle(workbenchApi.activities, ({ query, operator }) => activities(query, operator)),
  ],
};
