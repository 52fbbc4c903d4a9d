import type { Contact } from '@/components/call/useCall';
import { revealRecord } from '@/services/record';

/** Reveals name and number of the patient for a call, in one request that is logged once. */
export async function revealRecordContact(id: string): Promise<Contact> {
  const { values } = await revealRecord(id, { fields: ['patientName', 'mobile'], purpose: 'callback' });
  return { name: values.patientName ?? null, number: values.mobile ?? null };
}
