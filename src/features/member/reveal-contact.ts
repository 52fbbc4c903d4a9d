import type { Contact } from '@/components/call/useCall';
import { revealMember } from '@/services/member';

/** The full name and number of a member for a call, in one request, which the server logs once. */
export async function revealMemberContact(memberId: string): Promise<Contact> {
  const { values } = await revealMember(memberId, { fields: ['realName', 'mobile'], purpose: 'callback' });
  return { name: values.realName ?? null, number: values.mobile ?? null };
}
