/** When the service answers, by the clock of the business (docs/domain.md 6.14). */
export type ServiceHours = {
  /** Days of the week in which it answers, from 1, Monday, to 7. */
  workdays: readonly number[];
  /** HH:mm; on a day that is worked through they mean nothing. */
  workStart: string | null;
  workEnd: string | null;
  /** From midnight to midnight of each of the days. */
  allDay: boolean;
};

/** Asia/Shanghai has been UTC+8 the year round since 1991. */
const BUSINESS_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Day of the week (1 is Monday) and time of day (HH:mm) of the business at an instant in milliseconds,
 * whatever the zone of the browser.
 */
export function businessTime(instant: number) {
  const wall = instant + BUSINESS_OFFSET_MS;
  // 1970-01-01 was a Thursday.
  const weekday = ((((Math.floor(wall / DAY_MS) + 3) % 7) + 7) % 7) + 1;
  return { weekday, time: new Date(wall).toISOString().slice(11, 16) };
}

/**
 * Whether somebody answers at an instant in milliseconds: from the minute in which the hours begin to that
 * in which they end, which is outside. Never while the hours are not known.
 */
export function isServiceTime({ workdays, workStart, workEnd, allDay }: ServiceHours, instant: number) {
  const { weekday, time } = businessTime(instant);
  if (!workdays.includes(weekday)) return false;
  if (allDay) return true;
  return workStart !== null && workEnd !== null && workStart <= time && time < workEnd;
}

/** Days of the week put together: 1, 2, 3, 5 are 1 to 3, and 5. Each run has its first and its last day. */
export function weekdayRuns(workdays: readonly number[]) {
  const runs: [first: number, last: number][] = [];
  for (const day of [...new Set(workdays)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
