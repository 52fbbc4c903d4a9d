import type { BulkResult } from '@/contract/bulk';
import type { Job } from '@/contract/job';
import type { Filter } from './codec';
import type { Target } from './selection';

/**
 * An action on what is ticked, by the two services that an entity has for it. Their filter is that of the
 * contract: the fields of the list are called as it calls them.
 *
 * @param byIds acts on rows that were ticked one by one: at once, or as a job where each takes its time
 * @param byFilter acts as a job on all that match, but for those that were unticked
 */
export const createBulkAction =
  <Change>({
    byIds,
    byFilter,
  }: {
    byIds: (ids: string[], change: Change) => Promise<BulkResult | Job>;
    byFilter: (filter: never, excludedIds: string[], change: Change) => Promise<Job>;
  }) =>
  (target: Target<Filter>, change: Change) =>
    'ids' in target ? byIds(target.ids, change) : byFilter(target.filter as never, target.excludedIds, change);
