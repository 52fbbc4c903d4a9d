import { revealMember } from '@/services/member';

/** The clear number of a member, to be called in a follow-up; null where they have none. */
export async function readMobile(memberId: string) {
  const { values } = await revealMember(memberId, { fields: ['mobile'], purpose: 'callback' });
  return values.mobile ?? null;
}
