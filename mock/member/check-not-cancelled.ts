import { Fault } from '../fault';
import { state } from '../state';
import { memberMessages } from './messages';

/** @throws Fault 403 for a canceled member: no work on them can begin, because nobody can be called */
export function checkNotCancelled(memberId: string) {
  const member = state().world.members.find(({ id }) => id === memberId);
  if (member?.status === 'cancelled') throw new Fault(memberMessages.memberCancelled);
}
