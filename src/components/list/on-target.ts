import type { BulkResult } from '@/contract/bulk';
import type { Job } from '@/contract/job';
import type { Filter } from './codec';
import type { Target } from './selection';

/**
 * An action on what is ticked, by the two services that an entity has for it. Their filter is that of the
 * contract: the fields of the list are called as it calls them.
 *
 * @param picked acts at once on rows that were ticked one by one
 * @param matching acts as a job on all that match, but for those that were unticked
 */
export const onTarget =
  <Change>(
    picked: (ids: string[], change: Change) => Promise<BulkResult>,
    matching: (filter: never, excludedIds: string[], change: Change) => Promise<Job>,
  ) =>
  (target: Target<Filter>, change: Change) =>
    'ids' in target ? picked(target.ids, change) : matching(target.filter as never, target.excludedIds, change);
