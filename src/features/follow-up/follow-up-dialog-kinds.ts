import type { FollowUp } from '@/contract/follow-up-list';
import { canAcknowledge, getFollowUpActions } from '@/domain/follow-up/follow-up';
import type { FollowUpDialogKind } from './dialogs/FollowUpDialogs';

type Known = Pick<FollowUp, 'status' | 'attemptLog' | 'adverse' | 'adverseSerious' | 'adverseAckAt'>;

export const isFollowUpOpen = ({ status }: Pick<FollowUp, 'status'>) => status === 'pending' || status === 'overdue';

/** Actions with a dialog that the follow-up allows, most common first; acknowledging a reaction precedes all. */
export function getDialogKinds(one: Known): FollowUpDialogKind[] {
  const kinds = getFollowUpActions(one.status, one.attemptLog).flatMap((action): FollowUpDialogKind[] =>
    action === 'complete' ? [] : [action],
  );
  return canAcknowledge(one) ? ['acknowledge', ...kinds] : kinds;
}
