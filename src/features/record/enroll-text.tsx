import { RefusedConsentsOf } from '@/features/agreement/RefusedConsentsOf';

/** Text of the confirmation before enrollment: its consequence, and refused consents. */
export const enrollText = (text: string, recordId: string) => (
  <>
    {text}
    <RefusedConsentsOf recordId={recordId} />
  </>
);
