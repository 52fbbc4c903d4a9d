/** Service hours in the business time zone (docs/domain.md 6.14). */
export type ServiceHours = {
  /** Days of the week from 1 (Monday) to 7. */
  workdays: readonly number[];
  /** HH:mm; ignored with `allDay`. */
  workStart: string | null;
  workEnd: string | null;
  /** The service is available from midnight to midnight on each of the days. */
  allDay: boolean;
};

/** Asia/Shanghai is UTC+8 all year; it last had daylight saving time in 1991. */
const BUSINESS_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Day of the week (1 is Monday) and time of day (HH:mm) in the business time zone at a timestamp in milliseconds,
 * independent of the browser's time zone.
 */
export function toBusinessTime(instant: number) {
  const wall = instant + BUSINESS_OFFSET_MS;
  // 1970-01-01 was a Thursday.
  const weekday = ((((Math.floor(wall / DAY_MS) + 3) % 7) + 7) % 7) + 1;
  return { weekday, time: new Date(wall).toISOString().slice(11, 16) };
}

/**
 * Whether the service is available at a timestamp in milliseconds: from the starting minute (inclusive) to the ending
 * minute (exclusive). Never while the hours are unknown.
 */
export function isServiceTime({ workdays, workStart, workEnd, allDay }: ServiceHours, instant: number) {
  const { weekday, time } = toBusinessTime(instant);
  if (!workdays.includes(weekday)) return false;
  if (allDay) return true;
  return workStart !== null && workEnd !== null && workStart <= time && time < workEnd;
}

/** Groups days of the week into runs, each with its first and last day: 1, 2, 3, 5 become 1–3 and 5–5. */
export function groupWeekdays(workdays: readonly number[]) {
  const runs: [first: number, last: number][] = [];
  for (const day of [...new Set(workdays)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
