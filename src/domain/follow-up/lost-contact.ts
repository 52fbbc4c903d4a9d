import type { FollowUp } from '../../contract/follow-up-list';
import type { lostContacts } from '../../contract/limits/record';
import { isRefused } from './follow-up';

type Round = Pick<FollowUp, 'plan' | 'status' | 'attemptLog'>;

/**
 * Reason for closing a record whose last first contact was given up: refused or noContact. Null while any follow-up is
 * still to do, when that first contact did not end so, or when the patient was reached later (docs/domain.md 6.5).
 *
 * @param rounds the follow-ups of the record, oldest first
 */
export function getLostContactReason(rounds: readonly Round[]): (typeof lostContacts)[number] | null {
  if (rounds.some(({ status }) => status === 'pending' || status === 'overdue')) return null;
  const place = rounds.findLastIndex(({ plan }) => plan === 'first');
  const first = rounds[place];
  if (first?.status !== 'unreachable' || rounds.slice(place).some(({ status }) => status === 'done')) return null;
  return isRefused(first) ? 'refused' : 'noContact';
}
