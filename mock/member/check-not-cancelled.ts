import { Fault } from '../fault';
import { state } from '../state';
import { memberMessages } from './messages';

/**
 * Refuses to begin work on a canceled member, who no longer has a name or a phone number.
 * @throws Fault 403
 */
export function checkNotCancelled(memberId: string) {
  const member = state().world.members.find(({ id }) => id === memberId);
  if (member?.status === 'cancelled') throw new Fault(memberMessages.memberCancelled);
}
