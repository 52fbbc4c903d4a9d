import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

// American weeks begin on Sunday. The business' weeks, and the platform's, begin on Monday, whatever the language.
Object.assign(dayjs.Ls.en ?? {}, { weekStart: 1 });

/**
 * `time` (milliseconds) in the business time zone, in which all dates are shown and entered (docs/domain.md). It is a UTC
 * date, because a date of the browser's zone lacks the hour in which its clocks go forward. Shanghai is UTC+8 all year;
 * it last had daylight saving time in 1991.
 */
export const businessClock = (time: number) => dayjs.utc(time).add(8, 'hour');

/** An ISO 8601 instant as `YYYY-MM-DD HH:mm:ss` of the business time zone; anything else as null. */
export function formatInstant(instant: string | null | undefined) {
  if (!instant) return null;
  const parsed = dayjs(instant);
  return parsed.isValid() ? businessClock(parsed.valueOf()).format('YYYY-MM-DD HH:mm:ss') : null;
}

/** The same to the millisecond, `YYYY-MM-DD HH:mm:ss.SSS`, for logs. */
export function formatExact(instant: string | null | undefined) {
  const time = formatInstant(instant);
  return time === null ? null : `${time}.${String(dayjs(instant).millisecond()).padStart(3, '0')}`;
}

/** The same to the minute, `YYYY-MM-DD HH:mm`, for schedules. */
export const formatMinute = (instant: string | null | undefined) => formatInstant(instant)?.slice(0, 16) ?? null;

const shiftDay = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

/** The calendar day after `day`, both YYYY-MM-DD. */
export const dayAfter = (day: string) => shiftDay(day, 1);
/** The calendar day before `day`, both YYYY-MM-DD. */
export const dayBefore = (day: string) => shiftDay(day, -1);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Distance of `instant` from `now`, both in milliseconds, in whole minutes or hours; undefined for a day or more, where a
 * date is clearer.
 */
export function relativeTime(instant: number, now: number) {
  const distance = instant - now;
  if (Math.abs(distance) >= DAY_MS) return undefined;
  if (Math.abs(distance) < HOUR_MS) return { value: Math.trunc(distance / MINUTE_MS), unit: 'minute' as const };
  return { value: Math.trunc(distance / HOUR_MS), unit: 'hour' as const };
}
