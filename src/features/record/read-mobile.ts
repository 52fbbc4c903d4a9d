import { revealRecord } from '@/services/record';

/** The clear number of the patient of a record, to be called about it; null where there is none. */
export async function readRecordMobile(id: string) {
  const { values } = await revealRecord(id, { fields: ['mobile'], purpose: 'callback' });
  return values.mobile ?? null;
}
