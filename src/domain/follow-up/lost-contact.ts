import type { FollowUp } from '../../contract/follow-up';
import type { lostContacts } from '../../contract/limits/record';
import { isRefused } from './follow-up';

type Round = Pick<FollowUp, 'plan' | 'status' | 'attemptLog'>;

/**
 * How the first contact of a record ended that reached nobody, as the reason for which the record can be closed: null
 * while a follow-up is still to do, and where the last first contact did not end so (docs/domain.md 6.5).
 *
 * @param rounds the follow-ups of the record, oldest first
 */
export function lostContact(rounds: readonly Round[]): (typeof lostContacts)[number] | null {
  if (rounds.some(({ status }) => status === 'pending' || status === 'overdue')) return null;
  const first = rounds.findLast(({ plan }) => plan === 'first');
  if (first?.status !== 'unreachable') return null;
  return isRefused(first) ? 'refused' : 'noContact';
}
