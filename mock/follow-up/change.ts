import { type FollowUpAction, getFollowUpActions } from '../../src/domain/follow-up/follow-up';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { refuse } from '../refuse';
import { state } from '../state';
import type { Target } from '../store/row';
import { update } from '../store/update';
import type { FollowUpRow } from './follow-up-row';
import { followUpMessages, getStatusMessage } from './messages';
import { followUpTable } from './table';

/** @throws Fault 403 if the status of the follow-up does not allow `action` (docs/domain.md 6.10) */
function checkAction(row: FollowUpRow, action: FollowUpAction) {
  if (getFollowUpActions(row.status, row.attemptLog).includes(action)) return;
  const isTooEarly = action === 'giveUp' && row.status === 'pending';
  throw new Fault(isTooEarly ? followUpMessages.followUpAttempts : getStatusMessage(row));
}

/**
 * Performs `action`.
 * @param change returns the changed fields; may throw
 */
export const changeFollowUp = (
  { id, version }: Target,
  action: FollowUpAction,
  { name: operatorName }: Who,
  change: (row: FollowUpRow) => Partial<FollowUpRow>,
  reason?: string,
) =>
  update(
    followUpTable,
    id,
    version,
    (row) => {
      checkAction(row, action);
      return change(row);
    },
    { action, operatorName, ...(reason !== undefined && { reason }) },
  );

/** @throws Fault 422 unless it is an active operator */
export function checkAssignee(assigneeId: string) {
  const isActive = state().world.operators.some((one) => one.id === assigneeId && one.active);
  refuse({ assigneeId: isActive ? undefined : followUpMessages.operatorUnknown });
}

/** @throws Fault 422 unless it is in the future */
export const checkDue = (dueAt: string) =>
  refuse({ dueAt: Date.parse(dueAt) > Date.now() ? undefined : followUpMessages.notInFuture });
