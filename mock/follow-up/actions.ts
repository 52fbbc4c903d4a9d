import type { z } from 'zod';
import type { FollowUpBulkAction, FollowUpCreate, followUpApi } from '../../src/contract/follow-up';
import { allowsGivingUp, canAcknowledge } from '../../src/domain/follow-up/follow-up';
import { iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { checkNotCancelled } from '../member/check-not-cancelled';
import { notify } from '../notification/notify';
import { recordMessages } from '../record/messages';
import { isWithdrawn } from '../record/withdrawn';
import { refuse } from '../refuse';
import { state } from '../state';
import type { Target } from '../store/row';
import { update } from '../store/update';
import { changeFollowUp, checkAssignee, checkDue } from './change';
import { createAssignedSubject, openFollowUp } from './effects';
import type { FollowUpRow } from './follow-up-row';
import { followUpMessages } from './messages';
import { openPlannedRound } from './planned-rounds';
import { followUpTable } from './table';

type Body<Name extends 'addAttempt' | 'reschedule'> = Omit<z.output<(typeof followUpApi)[Name]['body']>, 'version'>;

/** @throws Fault 403 for a canceled member, and for a record whose agreement was withdrawn */
function checkContactable({ memberId, recordId }: Pick<FollowUpRow, 'memberId' | 'recordId'>) {
  checkNotCancelled(memberId);
  const record = state().world.records.find(({ id }) => id === recordId);
  if (record && isWithdrawn(record)) throw new Fault(recordMessages.recordWithdrawn);
}

/** Creates a follow-up of a member, with or without a record. */
export function createFollowUp(input: z.output<typeof FollowUpCreate>, operator: Who): FollowUpRow {
  const { memberId, recordId, plan, dueAt, way, assigneeId = operator.id } = input;
  const { members, records } = state().world;
  const isKnown = members.some(({ id }) => id === memberId);
  refuse({ memberId: isKnown ? undefined : followUpMessages.memberUnknown });
  const isTheirs = recordId === null || records.some((row) => row.id === recordId && row.memberId === memberId);
  refuse({ recordId: isTheirs ? undefined : followUpMessages.recordOfOther });
  checkContactable({ memberId, recordId });
  checkDue(dueAt);
  checkAssignee(assigneeId);
  return openFollowUp({ memberId, recordId, plan, due: Date.parse(dueAt), way, assigneeId }, operator.name);
}

/** Changes of a follow-up that is put off. @throws Fault 422 for a time that has passed */
function putOff({ rescheduleCount }: FollowUpRow, dueAt: string) {
  checkDue(dueAt);
  return { dueAt: iso(Date.parse(dueAt)), dueByCalendar: false, rescheduleCount: rescheduleCount + 1 };
}

/**
 * Records an unsuccessful attempt, which ends the follow-up if further ones are pointless, or puts it off until the
 * patient is called again.
 */
export function addAttempt(
  target: Target,
  { way, result, note, ends, callBackAt = null }: Body<'addAttempt'>,
  operator: Who,
) {
  const row = changeFollowUp(target, 'addAttempt', operator, (was) => {
    const { attemptLog } = was;
    refuse({ ends: ends && !allowsGivingUp(result) ? followUpMessages.endsUnfit : undefined });
    const attempt = { at: iso(Date.now()), byName: operator.name, way, result, note };
    return {
      attemptLog: [...attemptLog, attempt],
      ...(callBackAt !== null && putOff(was, callBackAt)),
      ...(ends && { status: 'unreachable' as const }),
    };
  });
  if (ends) openPlannedRound(row, operator.name);
  return row;
}

/**
 * Reschedules a follow-up, also one that was given up.
 * @throws Fault 403 for a canceled member, and after the agreement was withdrawn
 */
export const reschedule = (target: Target, { dueAt, reason }: Body<'reschedule'>, operator: Who) =>
  changeFollowUp(
    target,
    'reschedule',
    operator,
    (row) => {
      checkContactable(row);
      return { ...putOff(row, dueAt), status: 'pending' };
    },
    reason,
  );

export function assign(target: Target, assigneeId: string, operator: Who) {
  let before: string | null = null;
  const row = changeFollowUp(target, 'assign', operator, (was) => {
    checkAssignee(assigneeId);
    before = was.assigneeId;
    return { assigneeId };
  });
  if (assigneeId !== before) notify(assigneeId, createAssignedSubject(row), { byName: operator.name });
  return row;
}

/** Cancels the follow-up; the next planned round is opened nevertheless. */
export function cancel(target: Target, reason: string, operator: Who) {
  const change = () => ({ status: 'cancelled', cancelReason: reason }) as const;
  const row = changeFollowUp(target, 'cancel', operator, change, reason);
  openPlannedRound(row, operator.name);
  return row;
}

/** Records the reaction to a severe or serious adverse reaction. */
export const acknowledge = ({ id, version }: Target, note: string, { name: operatorName }: Who) =>
  update(
    followUpTable,
    id,
    version,
    (row) => {
      if (!canAcknowledge(row)) throw new Fault(followUpMessages.followUpNoAdverse);
      return { adverseAckAt: iso(Date.now()), adverseAckByName: operatorName, adverseAckNote: note };
    },
    { action: 'acknowledge', operatorName },
  );

/** Applies a bulk action to one row, regardless of its version. */
export function changeOne(row: FollowUpRow, change: z.output<typeof FollowUpBulkAction>, operator: Who) {
  if (change.action === 'assign') return assign(row, change.assigneeId, operator);
  if (change.action === 'reschedule') return reschedule(row, change, operator);
  return cancel(row, change.reason, operator);
}
