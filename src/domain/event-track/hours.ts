import { businessDay } from '../period/calendar';

type HourCount = { hour: string; count: number };

const HOUR_MS = 3_600_000;
/** Asia/Shanghai is UTC+8 all year; it last had daylight saving time in 1991. */
const OFFSET_HOURS = 8;

/** The hour of the business day, 0 to 23. */
const hourOf = (hour: string) => (Math.floor(Date.parse(hour) / HOUR_MS) + OFFSET_HOURS) % 24;

/** `09:00` */
export const hourLabel = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Counts per hour of a single day. */
export const byHour = (hours: readonly HourCount[]) =>
  hours.map(({ hour, count }) => ({ key: hour, label: hourLabel(hourOf(hour)), count }));

/** Counts per day, oldest first. */
export function byDay(hours: readonly HourCount[]): { day: string; count: number }[] {
  const days = new Map<string, number>();
  for (const { hour, count } of hours) {
    const day = businessDay(Date.parse(hour));
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
export function byHourOfDay(hours: readonly HourCount[], now: number): { hour: number; mean: number | null }[] {
  const sums = Array.from({ length: 24 }, () => ({ sum: 0, days: 0 }));
  for (const { hour, count } of hours) {
    const own = sums[hourOf(hour)];
    if (!own || Date.parse(hour) + HOUR_MS > now) continue;
    own.sum += count;
    own.days += 1;
  }
  return sums.map(({ sum, days }, hour) => ({ hour, mean: days === 0 ? null : sum / days }));
}
