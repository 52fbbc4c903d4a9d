import { workbenchApi } from '../../src/contract/workbench';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { getActivities } from './activities';
import { getWorkbenchCounts } from './counts';
import { getNextWork } from './next-work';

export const workbench: Entity = {
  handlers: [
    handle(workbenchApi.counts, ({ query, operator }) => getWorkbenchCounts(query, operator.id)),
    handle(workbenchApi.next, ({ query, operator }) => getNextWork(query, operator.id)),
    handle(workbenchApi.activities, ({ query, operator }) => getActivities(query, operator)),
  ],
};
