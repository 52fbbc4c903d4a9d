import type { Missing } from '../../contract/analysis/period';
import { addDays, daysBetween } from './calendar';

/** Days for which a report has figures: from the oldest to the newest, except the missing ones. */
export type DaysWithData = {
  oldest: string | null;
  newest: string | null;
  missing: readonly Pick<Missing, 'refDate'>[];
};

/** Returns a function that tells whether a report has figures of a day. */
export function createDataCheck({ oldest, newest, missing }: DaysWithData) {
  const gaps = new Set(missing.map(({ refDate }) => refDate));
  return (day: string) => oldest !== null && newest !== null && oldest <= day && day <= newest && !gaps.has(day);
}

function findFirstDay(days: DaysWithData, start: string, end: string | null) {
  const has = createDataCheck(days);
  const step = end !== null && end < start ? -1 : 1;
  const count = end === null ? 0 : Math.abs(daysBetween(start, end)) + 1;
  return Array.from({ length: count }, (_, index) => addDays(start, index * step)).find(has);
}

/** Newest day with figures; undefined when there is none. */
export const findNewestDayWithData = (days: DaysWithData) =>
  days.newest === null ? undefined : findFirstDay(days, days.newest, days.oldest);

/** Nearest days with figures before and after a day without any, the earlier one first. */
export function findAdjacentDaysWithData(days: DaysWithData, day: string): string[] {
  const { oldest, newest } = days;
  if (oldest === null || newest === null) return [];
  const [before = newest] = [addDays(day, -1), newest].sort();
  const [, after = oldest] = [addDays(day, 1), oldest].sort();
  const found = [
    before >= oldest ? findFirstDay(days, before, oldest) : undefined,
    after <= newest ? findFirstDay(days, after, newest) : undefined,
  ];
  return found.filter((one) => one !== undefined);
}
