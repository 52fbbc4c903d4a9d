import type { Notification } from '@/contract/notification';
import { businessClock } from '@/utils/date';

type Day = { day: 'today' | 'earlier'; of: Notification[] };

const getDayGroup = (time: number) => businessClock(time).format('YYYY-MM-DD');

/**
 * Groups notifications by the business day of `now` (milliseconds) and earlier, keeping their order; leaves out empty
 * groups.
 */
export function groupByDay(list: readonly Notification[], now: number): Day[] {
  const today = getDayGroup(now);
  const isToday = ({ at }: Notification) => getDayGroup(Date.parse(at)) >= today;
  const days: Day[] = [
    { day: 'today', of: list.filter(isToday) },
    { day: 'earlier', of: list.filter((one) => !isToday(one)) },
  ];
  return days.filter(({ of }) => of.length > 0);
}
