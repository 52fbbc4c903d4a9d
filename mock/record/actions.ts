import type { z } from 'zod';
import type { RecordBulkAction, RecordInput, recordActionApi } from '../../src/contract/record-actions';
import type { RecordFilter } from '../../src/contract/record-list';
import { allowsReferral } from '../../src/domain/agreement/agreement-status';
import { endOfBusinessDay, endOfNextWorkday } from '../../src/domain/due';
import { isOpen } from '../../src/domain/record-status';
import { getCurrentSettings } from '../custom-service/actions';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { assignUnassigned, cancelOpenFollowUps, openFollowUp } from '../follow-up/effects';
import { openPlannedRound } from '../follow-up/planned-rounds';
import { closedReason } from '../follow-up/texts';
import { checkNotCancelled } from '../member/check-not-cancelled';
import { notify } from '../notification/notify';
import { toProject } from '../project/table';
import { refuse } from '../refuse';
import { state } from '../state';
import type { Target } from '../store/row';
import { find, update } from '../store/update';
import { checkMove, moveRecord } from './change-status';
import { createDeriver } from './derived';
import { recordTable } from './detail';
import { contactByFollowUp } from './effects';
import { findRecords } from './filter';
import type { RecordRow } from './fixtures';
import { getStatusMessage, recordMessages } from './messages';
import { hasRedFlag } from './urgency';
import { isWithdrawn } from './withdrawn';

type WithoutVersion<Body> = Body extends unknown ? Omit<Body, 'version'> : never;
type Body<Name extends keyof typeof recordActionApi> = WithoutVersion<z.output<(typeof recordActionApi)[Name]['body']>>;
type Closing = Extract<z.output<typeof RecordBulkAction>, { action: 'close' }>;

const isActiveHospital = (id: string) =>
  state().world.hospitals.some((hospital) => hospital.id === id && hospital.status === 'active');
const isFuture = (at: string) => Date.parse(at) > Date.now();
const getRecord = (id: string) => find(state().world.records, id);

/** Starts the review of a record without a reviewer. */
export function claim(target: Target, operator: Who) {
  const row = getRecord(target.id);
  if (row.status === 'reviewing' && row.assigneeId !== operator.id) {
    const assigneeName = state().world.operators.find(({ id }) => id === row.assigneeId)?.name ?? null;
    throw new Fault(recordMessages.recordTaken, { data: { assigneeId: row.assigneeId, assigneeName } });
  }
  const claimed = moveRecord(target, 'claim', operator, () => ({ status: 'reviewing', assigneeId: operator.id }));
  assignUnassigned(claimed, operator.name);
  return claimed;
}

/** Starts the review of the most urgent unassigned record; null if there is none. */
export function claimNext(filter: z.output<typeof RecordFilter>, operator: Who): RecordRow | null {
  const waiting = { ...filter, status: ['submitted' as const] };
  const next = findRecords(waiting, operator.id, 'priority').find(({ assigneeId }) => assigneeId === null);
  return next ? claim(next, operator) : null;
}

/** Assigns a record; a record that waits for review is then in review. */
export function assign({ id, version }: Target, assigneeId: string, { name }: Who) {
  const before = getRecord(id).assigneeId;
  const row = update(
    recordTable,
    id,
    version,
    ({ status }) => {
      if (!isOpen(status)) throw new Fault(getStatusMessage({ status }));
      const isActive = state().world.operators.some((one) => one.id === assigneeId && one.active);
      refuse({ assigneeId: isActive ? undefined : recordMessages.operatorUnknown });
      return { assigneeId, status: status === 'submitted' ? 'reviewing' : status };
    },
    { action: 'assign', operatorName: name },
  );
  assignUnassigned(row, name);
  const subject = { kind: 'assigned', entityType: 'record', entityId: id, label: row.recordNo } as const;
  if (assigneeId !== before) notify(assigneeId, subject, { byName: name });
  return row;
}

/** Records the result of a review. Eligible patients are to be contacted, so a first follow-up is opened. */
export function review(target: Target, verdict: Body<'review'>, operator: Who): RecordRow {
  if (verdict.eligibility === 'ineligible') return reject(target, verdict, operator);
  const { eligibility } = verdict;
  if (verdict.eligibility === 'pending') {
    const stay = (row: RecordRow) => {
      checkMove(row, 'approve');
      return { eligibility, pendingReason: verdict.reason };
    };
    return update(recordTable, target.id, target.version, stay, {
      action: 'defer',
      operatorName: operator.name,
      reason: verdict.reason,
    });
  }
  const row = moveRecord(target, 'approve', operator, () => ({ status: 'approved', eligibility, pendingReason: null }));
  const isUrgent = hasRedFlag(row);
  const due = isUrgent ? endOfBusinessDay(Date.now()) : endOfNextWorkday(Date.now(), getCurrentSettings());
  const first = ensureFirstContact(row, { due, dueByCalendar: !isUrgent }, operator);
  if (first?.status === 'done') contactByFollowUp(row.id, operator.name);
  return getRecord(row.id);
}

/** Opens the first contact, unless it is pending or done. @returns the former one */
export function ensureFirstContact(
  { id: recordId, memberId, assigneeId }: RecordRow,
  when: Pick<Parameters<typeof openFollowUp>[0], 'due' | 'dueByCalendar'>,
  operator: Who,
) {
  const rounds = state().world.followUps.filter((row) => row.recordId === recordId && row.plan === 'first');
  const first = rounds.find(({ status }) => status === 'pending' || status === 'done');
  const of = { memberId, recordId, assigneeId: assigneeId ?? operator.id };
  if (!first) openFollowUp({ ...of, plan: 'first', ...when }, operator.name);
  return first;
}

/**
 * Cancels the open follow-ups of a record that has ended, except for those about critical values: the patient has to
 * know of these all the same (docs/domain.md 6.12).
 */
function cancelFollowUps(row: RecordRow, { name }: Who) {
  cancelOpenFollowUps(({ recordId, reportId }) => recordId === row.id && reportId === null, closedReason, name);
  return row;
}

export function reject(target: Target, { reason }: Body<'reject'>, operator: Who) {
  const rejected = {
    status: 'rejected',
    eligibility: 'ineligible',
    pendingReason: null,
    rejectReason: reason,
  } as const;
  return cancelFollowUps(
    moveRecord(target, 'reject', operator, () => rejected, { reason }),
    operator,
  );
}

export function close(target: Target, { closeReason, note }: Omit<Closing, 'action'>, operator: Who) {
  refuse({ note: closeReason === 'other' && !note ? recordMessages.noteNeeded : undefined });
  return cancelFollowUps(
    moveRecord(target, 'close', operator, () => ({ status: 'closed', closeReason }), { reason: note }),
    operator,
  );
}

export const voidRecord = (target: Target, { reason }: Body<'void'>, operator: Who) =>
  cancelFollowUps(
    moveRecord(target, 'void', operator, () => ({ status: 'voided', voidReason: reason }), { reason }),
    operator,
  );

/** Reopens an ended record for review by the current operator. With a red flag the patient has to be called today. */
export function reopen(target: Target, { reason }: Body<'reopen'>, operator: Who) {
  const row = moveRecord(
    target,
    'reopen',
    operator,
    ({ memberId }) => {
      checkNotCancelled(memberId);
      return {
        status: 'reviewing',
        assigneeId: operator.id,
        eligibility: null,
        reachedStage: null,
        arrival: null,
        pendingReason: null,
        closeReason: null,
        rejectReason: null,
        voidReason: null,
        reopenReason: reason,
      };
    },
    { reason },
  );
  if (hasRedFlag(row)) ensureFirstContact(row, { due: endOfBusinessDay(Date.now()) }, operator);
  return row;
}

/** Refers a patient to a hospital, and opens the first planned round of the project (docs/domain.md 6.2). */
export function refer(target: Target, { hospitalId, appointmentAt }: Body<'refer'>, operator: Who) {
  const derive = createDeriver();
  const row = moveRecord(target, 'refer', operator, (before) => {
    refuse({
      hospitalId: isActiveHospital(hospitalId) ? undefined : recordMessages.hospitalUnknown,
      appointmentAt: appointmentAt && !isFuture(appointmentAt) ? recordMessages.notInFuture : undefined,
    });
    const { agreementStatus } = derive(before);
    if (!allowsReferral(agreementStatus)) throw new Fault(recordMessages.recordAgreement);
    return { status: 'referred', reachedStage: 'referred', hospitalId, appointmentAt, arrival: 'pending' };
  });
  const { id: recordId, memberId, assigneeId } = row;
  openPlannedRound({ recordId, memberId, assigneeId }, operator.name);
  return row;
}

export const enroll = (target: Target, operator: Who) =>
  moveRecord(target, 'enroll', operator, ({ projectId }) => {
    const { quotaTotal, quotaUsed } = toProject(find(state().world.projects, projectId));
    if (quotaTotal !== null && quotaUsed >= quotaTotal) throw new Fault(recordMessages.quotaFull);
    return { status: 'enrolled', reachedStage: 'enrolled', arrival: 'arrived' };
  });

/** Saves the editable fields of a record; a missed appointment opens a follow-up (docs/domain.md 6.5). */
export function updateRecord(target: Target, input: z.output<typeof RecordInput>, operator: Who) {
  const before = getRecord(target.id);
  const { hospitalId, appointmentAt, arrival } = input;
  const isReferred = before.reachedStage !== null;
  const row = update(
    recordTable,
    target.id,
    target.version,
    () => {
      if (isWithdrawn(before)) throw new Fault(recordMessages.recordWithdrawn);
      const isOther = hospitalId !== null && hospitalId !== before.hospitalId;
      const isMoved = appointmentAt !== null && appointmentAt !== before.appointmentAt;
      const isWithout = hospitalId === null && isReferred && before.hospitalId !== null;
      refuse({
        hospitalId: isWithout
          ? recordMessages.hospitalNeeded
          : isOther && !isActiveHospital(hospitalId)
            ? recordMessages.hospitalUnknown
            : undefined,
        appointmentAt: isMoved && !isFuture(appointmentAt) ? recordMessages.notInFuture : undefined,
        arrival: arrival !== null && !isReferred ? recordMessages.arrivalEarly : undefined,
      });
      // A new appointment has not been missed yet.
      const isMissedBefore = isMoved && arrival === 'noShow' && before.arrival === 'noShow';
      return isMissedBefore ? { ...input, arrival: 'pending' as const } : input;
    },
    { action: 'update', operatorName: operator.name },
  );
  if (arrival === 'noShow' && before.arrival !== 'noShow' && isOpen(row.status)) {
    const { id: recordId, memberId, assigneeId } = row;
    const due = endOfNextWorkday(Date.now(), getCurrentSettings());
    openFollowUp({ memberId, recordId, plan: 'custom', due, dueByCalendar: true, assigneeId }, operator.name);
  }
  return row;
}

/** Applies a bulk action to one row, regardless of its version. */
export function changeRecord(row: RecordRow, change: z.output<typeof RecordBulkAction>, operator: Who) {
  return change.action === 'assign' ? assign(row, change.assigneeId, operator) : close(row, change, operator);
}
