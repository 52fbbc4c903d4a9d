import type { Banner } from '../../contract/banner';
import { roundedPercent } from '../analysis/figure';

export type Schedule = Pick<Banner, 'startAt' | 'endAt'>;

/** When a schedule opens and closes, in milliseconds; what is left open has no bound. */
export const periodOf = ({ startAt, endAt }: Schedule) => ({
  start: startAt === null ? Number.NEGATIVE_INFINITY : Date.parse(startAt),
  end: endAt === null ? Number.POSITIVE_INFINITY : Date.parse(endAt),
});

/**
 * What members see of a banner at `now`, in milliseconds (docs/domain.md 6.14): it is online from its
 * start up to, and no longer at, its end.
 */
export function bannerState({ status, ...schedule }: Schedule & Pick<Banner, 'status'>, now: number): Banner['state'] {
  // A status that is newer than the console is not known to show anything.
  if (status !== 'enabled') return 'offline';
  const { start, end } = periodOf(schedule);
  if (now < start) return 'scheduled';
  return now < end ? 'online' : 'expired';
}

/** Clicks per exposure in percent, one decimal; null where there was no exposure. */
export const clickRate = ({ exposureCount, clickCount }: Pick<Banner, 'exposureCount' | 'clickCount'>) =>
  roundedPercent(clickCount, exposureCount);
