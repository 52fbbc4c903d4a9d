import type { MemberReveal, RevealedMember } from '../../src/contract/member-detail';
import { Fault } from '../fault';
import type { Operator } from '../fixtures/operators';
import type { Origin } from '../log/origin';
import { checkReveal } from '../reveal/check-reveal';
import { reveal } from '../reveal/reveal';
import type { MemberRow } from './fixtures';
import { memberMessages } from './messages';

/**
 * Reveals clear values of a member (docs/domain.md 5.2 and 6.1).
 * @throws Fault 403 for a canceled member, and without consent unless at the member's own request; 429 over the hourly
 * limit
 */
export function revealMember(member: MemberRow, input: MemberReveal, operator: Operator, origin: Origin) {
  if (member.status === 'cancelled') throw new Fault(memberMessages.revealCancelled);
  checkReveal(member, { isWithdrawn: false }, input.purpose);
  const entity = { type: 'member', id: member.id };
  return reveal({ entity, input, operator, origin, clearOf: (field) => member[field] }) satisfies RevealedMember;
}
