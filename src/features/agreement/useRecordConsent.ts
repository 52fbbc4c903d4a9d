import { useEntity } from '@/components/form/useEntity';
import type { RecordListed } from '@/contract/record-list';
import { getConsentState } from '@/domain/agreement/agreement-status';
import { listRecordAgreements } from '@/services/agreement';

/** Current consent state of a record, with all its agreements, newest first. */
export function useRecordConsent({ id, agreementStatus }: Pick<RecordListed, 'id' | 'agreementStatus'>) {
  // A changed status of the record reloads the agreements.
  const key = ['agreement', 'ofRecord', id, agreementStatus];
  const { entity: agreements, ...read } = useEntity(key, () => listRecordAgreements(id));
  const newest = agreements?.[0];
  const state = agreements ? getConsentState(agreementStatus !== 'notRequired', newest?.status) : agreementStatus;
  return { ...read, agreements, newest, state };
}
