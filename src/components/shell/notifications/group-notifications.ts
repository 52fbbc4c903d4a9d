import type { Notification } from '@/contract/notification';
import { toBusinessDay } from '@/domain/period/calendar';

/** So many notifications of one kind and day are shown as one group. */
const MIN_GROUP_SIZE = 3;

/** What has happened to what, as `assigned.record`, or how a job has ended, as `job.failed`. */
export const getKind = ({ kind, entityType, outcome }: Pick<Notification, 'kind' | 'entityType' | 'outcome'>) =>
  `${kind}.${kind === 'job' ? outcome : entityType}`;

/** Groups a sorted list by a key, in the order of the first items. */
function groupBy<Item>(list: readonly Item[], getKey: (item: Item) => string) {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of list) {
    const group = groups.get(getKey(item));
    if (group) group.push(item);
    else groups.set(getKey(item), [item]);
  }
  return [...groups].map(([key, of]) => ({ key, of }));
}

/**
 * Groups notifications, newest first, by business day, and within a day three or more of the same kind in the place of
 * the newest one. All others are groups of one.
 */
export const groupNotifications = (list: readonly Notification[]) =>
  groupBy(list, ({ at }) => toBusinessDay(Date.parse(at))).map(({ key: day, of: all }) => {
    const counts = new Map(groupBy(all, getKind).map(({ key, of }) => [key, of.length]));
    const isGrouped = (one: Notification) => (counts.get(getKind(one)) ?? 0) >= MIN_GROUP_SIZE;
    return { day, groups: groupBy(all, (one) => (isGrouped(one) ? getKind(one) : one.id)) };
  });
