import dayjs, { type Dayjs } from 'dayjs';
import { businessClock, formatInstant } from '@/utils/date';

/**
 * An instant as a picker shows it: the clock of the business, to the second, in a date of UTC (see
 * businessClock). Undefined for what is no instant.
 */
export function toWallTime(instant: string | null | undefined): Dayjs | undefined {
  const wall = formatInstant(instant);
  return wall === null ? undefined : dayjs.utc(wall);
}

/** The instant, with the offset of the business, at which its clock shows what a picker shows. */
export const fromWallTime = (wall: Dayjs) => `${wall.format('YYYY-MM-DDTHH:mm:ss')}+08:00`;

/** The clock of the business at `now`, in milliseconds, to the minute. */
export const wallTimeAt = (now: number) => businessClock(now).startOf('minute');

/** HH:mm as a time picker shows it; undefined for what is no time of day. */
export function toTimeOfDay(time: string | null | undefined): Dayjs | undefined {
  return time && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? dayjs.utc(`2000-01-01T${time}:00Z`) : undefined;
}
