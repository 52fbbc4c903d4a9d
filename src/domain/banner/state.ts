import type { Banner } from '../../contract/banner';
import { toRoundedPercent } from '../analysis/figure';

export type Schedule = Pick<Banner, 'startAt' | 'endAt'>;

/** Start and end of a schedule in milliseconds; an open side is infinite. */
export const getScheduleBounds = ({ startAt, endAt }: Schedule) => ({
  start: startAt === null ? Number.NEGATIVE_INFINITY : Date.parse(startAt),
  end: endAt === null ? Number.POSITIVE_INFINITY : Date.parse(endAt),
});

/**
 * State of a banner at `now` in milliseconds (docs/domain.md 6.14). It is online from its start (inclusive) to its end
 * (exclusive).
 */
export function bannerState({ status, ...schedule }: Schedule & Pick<Banner, 'status'>, now: number): Banner['state'] {
  // An unknown status (newer server) is treated as not shown.
  if (status !== 'enabled') return 'offline';
  const { start, end } = getScheduleBounds(schedule);
  if (now < start) return 'scheduled';
  return now < end ? 'online' : 'expired';
}

/** Click rate: clicks per exposure in percent, one decimal; null without exposures. */
export const clickRate = ({ exposureCount, clickCount }: Pick<Banner, 'exposureCount' | 'clickCount'>) =>
  toRoundedPercent(clickCount, exposureCount);
