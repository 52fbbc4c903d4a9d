import type { Banner } from '../../contract/banner';
import { bannerState, getScheduleBounds, type Schedule } from './state';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Shanghai is UTC+8 all year; it last had daylight saving time in 1991. */
const OFFSET_MS = 8 * HOUR_MS;

export type Timing = { kind: 'startsIn' | 'left' | 'over'; value: number; unit: 'day' | 'hour' | 'minute' };

const toBusinessDayNumber = (time: number) => Math.floor((time + OFFSET_MS) / DAY_MS);

const toDuration = (ms: number, days: number) => {
  if (ms >= DAY_MS) return { value: days, unit: 'day' as const };
  if (ms >= HOUR_MS) return { value: Math.floor(ms / HOUR_MS), unit: 'hour' as const };
  return { value: Math.max(1, Math.floor(ms / MINUTE_MS)), unit: 'minute' as const };
};

/**
 * Remaining time of a banner at `now` in milliseconds: until it starts, until it ends, or since it ended; null when
 * there is nothing to wait for. The days until a start are counted by business calendar days; the time left or elapsed
 * is counted in whole days, rounded down, so that neither is overstated.
 */
export function bannerTiming(banner: Schedule & Pick<Banner, 'status'>, now: number): Timing | null {
  const { start, end } = getScheduleBounds(banner);
  const whole = (ms: number) => toDuration(ms, Math.floor(ms / DAY_MS));
  if (end <= now) return { kind: 'over', ...whole(now - end) };
  switch (bannerState(banner, now)) {
    case 'scheduled':
      return { kind: 'startsIn', ...toDuration(start - now, toBusinessDayNumber(start) - toBusinessDayNumber(now)) };
    case 'online':
      return end === Number.POSITIVE_INFINITY ? null : { kind: 'left', ...whole(end - now) };
    default:
      return null;
  }
}
