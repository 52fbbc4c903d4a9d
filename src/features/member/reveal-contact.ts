import type { Contact } from '@/components/call/useCall';
import { revealMember } from '@/services/member';

/** Reveals name and number of a member for a call, in one request that is logged once. */
export async function revealMemberContact(memberId: string): Promise<Contact> {
  const { values } = await revealMember(memberId, { fields: ['realName', 'mobile'], purpose: 'callback' });
  return { name: values.realName ?? null, number: values.mobile ?? null };
}
