import { RefusedConsentsOf } from '@/features/agreement/RefusedConsentsOf';

/** What is to be known before a patient is enrolled: what that does, and what they did not agree to. */
export const enrollText = (text: string, recordId: string) => (
  <>
    {text}
    <RefusedConsentsOf recordId={recordId} />
  </>
);
