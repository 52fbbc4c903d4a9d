import type { FollowUpFilter } from '../../contract/follow-up';
import { addDays } from '../period/calendar';

const toDo = ['pending', 'overdue'] as const;

/**
 * What a filter of follow-ups is narrowed to, to find those that are to be done by the end of the business day `today`:
 * nothing that was chosen is widened by it.
 *
 * @returns undefined where none of them can be meant
 */
export function dueFilter({ status, dueBefore }: FollowUpFilter, today: string) {
  const chosen = status === undefined ? [] : String(status).split(',');
  const meant = chosen.length === 0 ? toDo : toDo.filter((one) => chosen.includes(one));
  const tomorrow = addDays(today, 1);
  const end = dueBefore !== undefined && dueBefore < tomorrow ? dueBefore : tomorrow;
  return meant.length === 0 ? undefined : { status: meant.join(','), dueBefore: end };
}
