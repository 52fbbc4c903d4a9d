import { banner as limit } from '../../contract/limits/banner';
import { getScheduleBounds, type Schedule } from './state';

/**
 * Largest number of `others` that are online at the same time as `schedule`, from `now` (milliseconds) on; 0 when
 * `schedule` is over. The number only rises when a banner starts, so only those instants are checked.
 */
export function countMostOnline(schedule: Schedule, others: readonly Schedule[], now: number): number {
  const { start, end } = getScheduleBounds(schedule);
  const from = Math.max(start, now);
  if (from >= end) return 0;
  const periods = others.map(getScheduleBounds);
  const instants = [from, ...periods.map((other) => other.start).filter((at) => at > from && at < end)];
  return Math.max(...instants.map((at) => periods.filter((other) => other.start <= at && at < other.end).length));
}

/**
 * Whether a banner fits its position: at no instant from `now` on may there be more enabled banners than the limit.
 * This is checked on the schedules when a banner is saved or enabled, so that no banner exceeds the limit later when it
 * comes online.
 */
export const hasRoom = (schedule: Schedule, enabledOthers: readonly Schedule[], now: number) =>
  countMostOnline(schedule, enabledOthers, now) < limit.maxOnlinePerPosition;
