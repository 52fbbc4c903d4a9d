import { RefusedConsents } from '@/features/agreement/RefusedConsents';
import { useRead } from '@/hooks/useRead';
import { listRecordAgreements } from '@/services/agreement';

/** Refused consent items of the newest agreement of a record; nothing until it is loaded. */
function RecordRefusedConsents({ recordId }: { recordId: string }) {
  const { data } = useRead(['agreement', 'ofRecord', recordId], () => listRecordAgreements(recordId));
  return data?.[0] ? <RefusedConsents refusedConsents={data[0].refusedConsents} /> : null;
}

/** Text of the confirmation before enrollment: its consequence, and refused consents. */
export const enrollText = (text: string, recordId: string) => (
  <>
    {text}
    <RecordRefusedConsents recordId={recordId} />
  </>
);
