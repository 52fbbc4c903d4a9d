import type { FollowUp } from '../../contract/follow-up-list';
import type { lostContacts } from '../../contract/limits/record';
import { isRefused } from './follow-up';

type Round = Pick<FollowUp, 'plan' | 'status' | 'attemptLog'>;

/**
 * Reason for closing a record whose last first contact was given up: refused or noContact. Null while any follow-up is
 * still to do, or when that first contact did not end so (docs/domain.md 6.5).
 *
 * @param rounds the follow-ups of the record, oldest first
 */
export function getLostContactReason(rounds: readonly Round[]): (typeof lostContacts)[number] | null {
  if (rounds.some(({ status }) => status === 'pending' || status === 'overdue')) return null;
  const first = rounds.findLast(({ plan }) => plan === 'first');
  if (first?.status !== 'unreachable') return null;
  return isRefused(first) ? 'refused' : 'noContact';
}
