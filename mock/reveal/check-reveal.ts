import type { revealPurposes } from '../../src/contract/limits/reveal';
import { canReveal, hasConsent } from '../../src/domain/consent';
import { Fault } from '../fault';
import type { MemberRow } from '../member/fixtures';
import { memberMessages } from '../member/messages';
import { recordMessages } from '../record/messages';

/**
 * Checks that the member's consent and agreement allow a reveal for this purpose.
 * @throws Fault 403
 */
export function checkReveal(
  member: MemberRow,
  { isWithdrawn }: { isWithdrawn: boolean },
  purpose: (typeof revealPurposes)[number],
) {
  const isGiven = hasConsent(member);
  if (canReveal({ hasConsent: isGiven, isWithdrawn }, purpose)) return;
  throw new Fault(isGiven ? recordMessages.recordWithdrawn : memberMessages.revealNoConsent);
}

/** Whether a phone number could be revealed for a call; lists show this in advance. */
export function mayCall(member: MemberRow | undefined, { isWithdrawn }: { isWithdrawn: boolean }) {
  if (!member || member.status === 'cancelled') return false;
  return canReveal({ hasConsent: hasConsent(member), isWithdrawn }, 'callback');
}
