import type { ReactNode } from 'react';
import { AdverseBanner } from '@/features/follow-up/AdverseBanner';
import { queueAddress } from './queue-address';

type Props = { isMine: boolean; onChanged: () => void };

/** Above all else: reactions that nobody has acknowledged. Loaded where there are any. */
export default function AdverseNotice({ isMine, onChanged }: Props): ReactNode {
  return (
    <AdverseBanner
      assignee={isMine ? 'meOrNone' : undefined}
      listPath={queueAddress('adverseToAcknowledge', isMine)}
      onChanged={onChanged}
    />
  );
}
