import type { FollowUp } from '@/contract/follow-up';
import { canAcknowledge, getFollowUpActions } from '@/domain/follow-up/follow-up';
import type { FollowUpDialogKind } from './dialogs/FollowUpDialogs';

type Known = Pick<FollowUp, 'status' | 'attemptLog' | 'adverse' | 'adverseSerious' | 'adverseAckAt'>;

export const isStillToDo = ({ status }: Pick<FollowUp, 'status'>) => status === 'pending' || status === 'overdue';

/** What has a dialog and can be done to a follow-up, the usual first: a reaction before anything else. */
export function getDialogKinds(one: Known): FollowUpDialogKind[] {
  const kinds = getFollowUpActions(one.status, one.attemptLog).flatMap((action): FollowUpDialogKind[] =>
    action === 'complete' ? [] : [action],
  );
  return canAcknowledge(one) ? ['acknowledge', ...kinds] : kinds;
}
