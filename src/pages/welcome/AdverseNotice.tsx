import type { ReactNode } from 'react';
import { AdverseBanner } from '@/features/follow-up/AdverseBanner';
import { queueAddress } from './queue-url';

type Props = { onChanged: () => void };

/** Above all else: reactions that nobody has acknowledged, whoever's patients they are of. Loaded where there are any. */
export default function AdverseNotice({ onChanged }: Props): ReactNode {
  return <AdverseBanner listPath={queueAddress('adverseToAcknowledge', false)} onChanged={onChanged} />;
}
