import { banner as limit } from '../../contract/limits/banner';
import { periodOf, type Schedule } from './state';

/**
 * How many of `others` are online together at the busiest instant at which `schedule` is, from `now`
 * (milliseconds) on; 0 when it will be online no more. Nothing changes but where somebody begins, so
 * only these instants are looked at.
 */
export function busiest(schedule: Schedule, others: readonly Schedule[], now: number): number {
  const { start, end } = periodOf(schedule);
  const from = Math.max(start, now);
  if (from >= end) return 0;
  const periods = others.map(periodOf);
  const instants = [from, ...periods.map((other) => other.start).filter((at) => at > from && at < end)];
  return Math.max(...instants.map((at) => periods.filter((other) => other.start <= at && at < other.end).length));
}

/**
 * Whether a banner fits beside the enabled ones of its position: at no instant from `now` on there
 * may be more than the limit. Counted over the schedules when one is saved or enabled, so that a
 * banner never comes online by itself as one too many.
 */
export const hasRoom = (schedule: Schedule, enabledOthers: readonly Schedule[], now: number) =>
  busiest(schedule, enabledOthers, now) < limit.maxOnlinePerPosition;
