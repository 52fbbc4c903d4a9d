import { toBusinessDay } from '../period/calendar';

type HourCount = { hour: string; count: number };

const HOUR_MS = 3_600_000;
/** Asia/Shanghai is UTC+8 all year; it last had daylight saving time in 1991. */
const OFFSET_HOURS = 8;

/** The hour of the business day, 0 to 23. */
const getBusinessHour = (hour: string) => (Math.floor(Date.parse(hour) / HOUR_MS) + OFFSET_HOURS) % 24;

/** `09:00` */
export const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Counts per hour of a single day. */
export const toHourCounts = (hours: readonly HourCount[]) =>
  hours.map(({ hour, count }) => ({ key: hour, label: formatHour(getBusinessHour(hour)), count }));

/** Counts per day, oldest first. */
export function toDayCounts(hours: readonly HourCount[]): { day: string; count: number }[] {
  const days = new Map<string, number>();
  for (const { hour, count } of hours) {
    const day = toBusinessDay(Date.parse(hour));
    days.set(day, (days.get(day) ?? 0) + count);
  }
  return [...days].map(([day, count]) => ({ day, count }));
}

/**
 * Mean count per hour of the day, over the days on which that hour is over. The elapsed hours of the current day are
 * included.
 *
 * @param now in milliseconds
 */
export function toMeanByHour(hours: readonly HourCount[], now: number): { hour: number; mean: number | null }[] {
  const sums = Array.from({ length: 24 }, () => ({ sum: 0, days: 0 }));
  for (const { hour, count } of hours) {
    const own = sums[getBusinessHour(hour)];
    if (!own || Date.parse(hour) + HOUR_MS > now) continue;
    own.sum += count;
    own.days += 1;
  }
  return sums.map(({ sum, days }, hour) => ({ hour, mean: days === 0 ? null : sum / days }));
}
