import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import type { RevealRequest } from '@/components/reveal/PurposeFields';
import type { RecordDetail } from '@/contract/record-detail';
import { onSessionEnd } from '@/session/forget';

type Confirmed = Pick<RevealRequest, 'purpose' | 'purposeNote'>;

/** Purposes confirmed for claimed records, by record id; in memory, cleared when the session ends. */
const purposes = new Map<string, Confirmed>();
onSessionEnd(() => purposes.clear());

/**
 * Purpose for which the operator who has claimed a record looks at its sensitive answers: proposed at the first reveal,
 * and not asked for again until the claim ends (docs/domain.md 5.2). The server logs every reveal.
 */
export function useClaimPurpose({ id, status, assigneeName, withheld }: RecordDetail) {
  const { initialState } = useModel('@@initialState');
  const isClaimed = status === 'reviewing' && withheld === null && assigneeName === initialState?.currentUser?.name;
  useEffect(() => {
    if (!isClaimed) purposes.delete(id);
  }, [isClaimed, id]);
  return {
    proposed: isClaimed ? (purposes.get(id)?.purpose ?? ('review' as const)) : undefined,
    confirmed: isClaimed ? purposes.get(id) : undefined,
    confirm: ({ purpose, purposeNote }: Confirmed) => {
      if (isClaimed) purposes.set(id, { purpose, purposeNote });
    },
  };
}

export type ClaimPurpose = ReturnType<typeof useClaimPurpose>;
