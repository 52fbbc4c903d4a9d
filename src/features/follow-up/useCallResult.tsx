import { App } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import type { FollowUp } from '@/contract/follow-up-list';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { isFollowUpOpen } from './follow-up-dialog-kinds';
import { CompleteDrawer, FollowUpDialogs, NewFollowUpDrawer } from './lazy-overlays';
import { type CallTarget, findOpenFollowUp } from './open-follow-up';

type Result = CallTarget & {
  followUpId?: string;
  /** Open follow-up in which an unsuccessful call is recorded. */
  missed?: FollowUp;
  onChanged?: () => void;
};

/**
 * Records the result of a call in the open follow-up, or in a new one (docs/domain.md 6.10).
 *
 * @returns `record`, the overlay that it opens, which the caller renders, and `recordMissed` for an unsuccessful call
 */
export function useCallResult() {
  const t = useText(followUpTexts);
  const { message } = App.useApp();
  const [result, setResult] = useState<Result>();
  /** Follow-up created for this call; it stays open if the form is closed. A ref, because saving closes the form, too. */
  const created = useRef<FollowUp>(undefined);
  const [record] = useAction(async (target: CallTarget, onChanged?: () => void) => {
    const { first, others } = await findOpenFollowUp(target);
    if (first && others > 0) message.info(t('call.others', { followNo: first.followNo, count: others }));
    created.current = undefined;
    setResult({ ...target, onChanged, followUpId: first?.id });
  });
  const [recordMissed] = useAction(async (target: CallTarget, onChanged?: () => void) => {
    const missed = target.followUp ?? (await findOpenFollowUp(target)).first;
    setResult({ ...target, onChanged, missed });
  });
  const close = () => {
    if (created.current && isFollowUpOpen(created.current))
      message.info(t('call.made', { followNo: created.current.followNo }));
    setResult(undefined);
  };
  const drawer = result && (
    <ErrorBoundary>
      <Suspense>
        {result.missed ? (
          <FollowUpDialogs
            kind="addAttempt"
            followUp={result.missed}
            onChanged={() => result.onChanged?.()}
            onClose={() => setResult(undefined)}
          />
        ) : result.followUpId === undefined ? (
          <NewFollowUpDrawer
            member={{ id: result.memberId, memberNo: result.memberNo }}
            recordId={result.recordId ?? undefined}
            plan={result.requiredPlan}
            isForCall
            asksBeforeClosing
            onCreated={(followUp) => {
              result.onChanged?.();
              created.current = followUp;
              setResult({ ...result, followUpId: followUp.id });
            }}
            // After a creation the result form stays open.
            onClose={() => setResult((now) => (now?.followUpId === undefined ? undefined : now))}
          />
        ) : (
          <CompleteDrawer
            id={result.followUpId}
            isForCall
            asksBeforeClosing
            onChanged={(changed) => {
              result.onChanged?.();
              if (created.current) created.current = changed;
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  );
  return [record, drawer, recordMissed] as const;
}
