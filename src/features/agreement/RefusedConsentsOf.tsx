import { useRead } from '@/hooks/useRead';
import { listRecordAgreements } from '@/services/agreement';
import { RefusedConsents } from './RefusedConsents';

/** Refused consent items of the newest agreement of a record; nothing until it is loaded. */
export function RefusedConsentsOf({ recordId }: { recordId: string }) {
  const { data } = useRead(['agreement', 'ofRecord', recordId], () => listRecordAgreements(recordId));
  return data?.[0] ? <RefusedConsents refusedConsents={data[0].refusedConsents} /> : null;
}
