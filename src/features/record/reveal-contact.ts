import type { Contact } from '@/components/call/useCall';
import { revealRecord } from '@/services/record';

/** The full name and number of the patient of a record for a call, in one request, which the server logs once. */
export async function revealRecordContact(id: string): Promise<Contact> {
  const { values } = await revealRecord(id, { fields: ['patientName', 'mobile'], purpose: 'callback' });
  return { name: values.patientName ?? null, number: values.mobile ?? null };
}
