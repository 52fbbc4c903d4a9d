import dayjs, { type Dayjs } from 'dayjs';
import { businessClock, formatInstant } from '@/utils/date';

/**
 * An instant in business time, to the second, as a UTC date for pickers (see businessClock). Undefined for what is not
 * an instant.
 */
export function toWallTime(instant: string | null | undefined): Dayjs | undefined {
  const wall = formatInstant(instant);
  return wall === null ? undefined : dayjs.utc(wall);
}

/** The instant, with the business offset, for the time that a picker shows. */
export const fromWallTime = (wall: Dayjs) => `${wall.format('YYYY-MM-DDTHH:mm:ss')}+08:00`;

/** Business time at `now` (in milliseconds), to the minute. */
export const wallTimeAt = (now: number) => businessClock(now).startOf('minute');

/** HH:mm as a date for a time picker; undefined for what is not a time of day. */
export function toTimeOfDay(time: string | null | undefined): Dayjs | undefined {
  return time && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? dayjs.utc(`2000-01-01T${time}:00Z`) : undefined;
}
