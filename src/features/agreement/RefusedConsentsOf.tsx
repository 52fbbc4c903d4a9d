import { useRead } from '@/hooks/useRead';
import { listRecordAgreements } from '@/services/agreement';
import { RefusedConsents } from './RefusedConsents';

/** What the member did not agree to in the newest agreement of a record, once it is known. */
export function RefusedConsentsOf({ recordId }: { recordId: string }) {
  const { data } = useRead(['agreement', 'ofRecord', recordId], () => listRecordAgreements(recordId));
  return data?.[0] ? <RefusedConsents refusedConsents={data[0].refusedConsents} /> : null;
}
