import type { BulkResult } from '@/contract/bulk';
import type { Job } from '@/contract/job';
import type { Filter } from './codec';
import type { Target } from './selection';

/**
 * A bulk action made of the two services of an entity. The filter fields of the list have the names of the contract.
 *
 * @param byIds acts on rows selected one by one: at once, or as a job where each row takes time
 * @param byFilter acts as a job on all rows that match, except the deselected ones
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
