import { Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { useAction } from '@/hooks/useAction';
import { listFollowUps } from '@/services/follow-up';
import { CompleteDrawer, NewFollowUpDrawer } from './lazy-overlays';

export type Called = {
  memberId: string;
  memberNo: string;
  /** The record that it was about. */
  recordId?: string | null;
};

type Result = Called & { followUpId?: string; onChanged?: () => void };

/** Still to do, of a record or else of the member, the one that is due first. */
async function openFollowUpOf({ memberId, recordId }: Called) {
  const of = recordId ? { recordId } : { memberId };
  const { list } = await listFollowUps({ ...of, status: 'pending,overdue', sort: 'dueAt', current: 1, pageSize: 1 });
  return list[0];
}

/**
 * What came of a call is written down in the follow-up that was still to do for it, or in a new one (docs/domain.md 6.10).
 *
 * @returns `record`, and the drawer that it opens, to be drawn
 */
export function useCallResult() {
  const [result, setResult] = useState<Result>();
  const [record] = useAction(async (called: Called, onChanged?: () => void) => {
    setResult({ ...called, onChanged, followUpId: (await openFollowUpOf(called))?.id });
  });
  const close = () => setResult(undefined);
  const drawer = result && (
    <ErrorBoundary>
      <Suspense>
        {result.followUpId === undefined ? (
          <NewFollowUpDrawer
            member={{ id: result.memberId, memberNo: result.memberNo }}
            recordId={result.recordId ?? undefined}
            isOfCall
            asksBeforeClosing
            onCreated={({ id }) => {
              result.onChanged?.();
              setResult({ ...result, followUpId: id });
            }}
            // What was made is gone on with.
            onClose={() => setResult((now) => (now?.followUpId === undefined ? undefined : now))}
          />
        ) : (
          <CompleteDrawer
            id={result.followUpId}
            asksBeforeClosing
            onChanged={() => result.onChanged?.()}
            onClose={close}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  );
  return [record, drawer] as const;
}
