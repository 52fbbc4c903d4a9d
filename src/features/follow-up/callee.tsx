import { lazy } from 'react';
import type { Callee } from '@/components/call/useCall';
import { readDoNotContact } from '@/features/member/read-do-not-contact';
import { revealMemberContact } from '@/features/member/reveal-contact';
import type { CallTarget } from './open-follow-up';

const CallBrief = lazy(async () => ({ default: (await import('./CallBrief')).CallBrief }));

/**
 * Callee for the call dialog: name and number are revealed by one logged request, and the brief is shown during the
 * call.
 */
export const toCallee = ({ memberId, memberNo, recordId, followUp }: CallTarget): Callee => ({
  name: memberNo,
  reveal: () => revealMemberContact(memberId),
  doNotContact: () => readDoNotContact(memberId),
  brief: <CallBrief {...{ memberId, memberNo, recordId, followUp }} />,
});
