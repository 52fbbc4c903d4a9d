import type { ReactNode } from 'react';
import { AdverseBanner } from '@/features/follow-up/AdverseBanner';
import { queueAddress } from './queue-url';

type Props = { onChanged: () => void };

/** Unacknowledged adverse reactions of all patients, at the top. Its code is loaded only if there are any. */
export default function AdverseNotice({ onChanged }: Props): ReactNode {
  return <AdverseBanner listPath={queueAddress('adverseToAcknowledge', false)} onChanged={onChanged} />;
}
