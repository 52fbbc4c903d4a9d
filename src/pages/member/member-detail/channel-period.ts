import { track as limit } from '@/contract/limits/track';
import type { MemberDetail } from '@/contract/member-detail';
import { addDays, toBusinessDay } from '@/domain/period/calendar';

type Seen = Pick<MemberDetail, 'registeredAt' | 'lastVisitAt' | 'followedAt' | 'unfollowedAt'>;

/** The days up to the one on which a member was last seen, as many as Channel Tracks shows at once. */
export function channelPeriod({ registeredAt, lastVisitAt, followedAt, unfollowedAt }: Seen) {
  const times = [registeredAt, lastVisitAt, followedAt, unfollowedAt].flatMap((at) => (at ? [Date.parse(at)] : []));
  const before = addDays(toBusinessDay(Math.max(...times)), 1);
  return { from: addDays(before, -limit.maxChannelDays), before };
}
