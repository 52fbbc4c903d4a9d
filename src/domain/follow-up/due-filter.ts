import type { FollowUpFilter } from '../../contract/follow-up-list';
import { addDays } from '../period/calendar';

const dueStatuses = ['pending', 'overdue'] as const;

/**
 * Narrows a filter of follow-ups to those to be done by the end of the business day `today`. It never widens the
 * filter.
 *
 * @returns undefined when the filter excludes all of them
 */
export function narrowToDue({ status, dueBefore }: FollowUpFilter, today: string) {
  const chosen = status === undefined ? [] : String(status).split(',');
  const meant = chosen.length === 0 ? dueStatuses : dueStatuses.filter((one) => chosen.includes(one));
  const tomorrow = addDays(today, 1);
  const end = dueBefore !== undefined && dueBefore < tomorrow ? dueBefore : tomorrow;
  return meant.length === 0 ? undefined : { status: meant.join(','), dueBefore: end };
}
