import { useEntity } from '@/components/form/useEntity';
import type { RecordListed } from '@/contract/record-list';
import { getConsentState } from '@/domain/agreement/agreement-status';
import { listRecordAgreements } from '@/services/agreement';

/** The consent of a record as it is now, with all its agreements, the newest first. */
export function useConsent({ id, agreementStatus }: Pick<RecordListed, 'id' | 'agreementStatus'>) {
  // Another state of the record is a reason to read again.
  const key = ['agreement', 'ofRecord', id, agreementStatus];
  const { entity: agreements, ...read } = useEntity(key, () => listRecordAgreements(id));
  const newest = agreements?.[0];
  const state = agreements ? getConsentState(agreementStatus !== 'notRequired', newest?.status) : agreementStatus;
  return { ...read, agreements, newest, state };
}
