import { endOfBusinessDay } from '../../src/domain/due';
import { compactDay, iso } from '../clock';
import { notify } from '../notification/notify';
import { state } from '../state';
import { log } from '../store/log';
import { update } from '../store/update';
import { emptyContactResult } from './contact-result';
import type { FollowUpRow } from './follow-up-row';
import { followUpTable } from './table';

type NewFollowUp = Pick<FollowUpRow, 'memberId' | 'recordId' | 'plan' | 'assigneeId'> & {
  /** Report with the critical values that the follow-up is for. */
  reportId?: string | null;
  /** In milliseconds. */
  due: number;
  way?: FollowUpRow['way'];
  /** Whether the date comes from the service calendar. */
  dueByCalendar?: boolean;
};

/** Next number of the day, such as `F20261121000003`. */
function getNextFollowNo(now: number) {
  const prefix = `F${compactDay(now)}`;
  const taken = state().world.followUps.filter(({ followNo }) => followNo.startsWith(prefix));
  const highest = Math.max(0, ...taken.map(({ followNo }) => Number(followNo.slice(prefix.length))));
  return `${prefix}${String(highest + 1).padStart(6, '0')}`;
}

const getRounds = ({ recordId, memberId }: Pick<FollowUpRow, 'recordId' | 'memberId'>) =>
  state().world.followUps.filter((row) =>
    recordId === null ? row.recordId === null && row.memberId === memberId : row.recordId === recordId,
  );

/** Notification subject for the assignee of a follow-up. */
export const createAssignedSubject = ({ id, followNo }: FollowUpRow) =>
  ({ kind: 'assigned', entityType: 'followUp', entityId: id, label: followNo }) as const;

/** Returns the assignee if they are still active, otherwise null: every operator sees an unassigned follow-up. */
export const getActiveAssignee = (assigneeId: string | null) =>
  state().world.operators.some(({ id, active }) => active && id === assigneeId) ? assigneeId : null;

/** Creates a follow-up of a record or of a member, with its log entry and notification. */
export function openFollowUp(
  { due, way = 'phone', reportId = null, dueByCalendar = false, ...of }: NewFollowUp,
  operatorName: string,
): FollowUpRow {
  const now = Date.now();
  const dueAt = iso(due);
  const row: FollowUpRow = {
    id: crypto.randomUUID(),
    followNo: getNextFollowNo(now),
    ...of,
    assigneeId: getActiveAssignee(of.assigneeId),
    reportId,
    round: 1 + Math.max(0, ...getRounds(of).map(({ round }) => round)),
    dueAt,
    dueByCalendar,
    firstDueAt: dueAt,
    rescheduleCount: 0,
    way,
    status: 'pending',
    ...emptyContactResult,
    attemptLog: [],
    cancelReason: null,
    nextAt: null,
    createdAt: iso(now),
    version: 1,
  };
  state().world.followUps.push(row);
  const changes = [{ field: 'dueAt', from: null, to: dueAt }];
  log({ entityType: 'followUp', entityId: row.id, action: 'create', changes, operatorName });
  notify(row.assigneeId, createAssignedSubject(row), { byName: operatorName });
  return row;
}

/** Creates a follow-up that is due today, for example for a critical value (docs/domain.md 6.12). */
export function openUrgentFollowUp(of: Omit<NewFollowUp, 'due' | 'plan'>, operatorName: string) {
  return openFollowUp({ ...of, plan: 'custom', due: endOfBusinessDay(Date.now()) }, operatorName);
}

/** Gives the pending follow-ups of a record that have no assignee to the one of the record (docs/domain.md 6.5). */
export function assignUnassigned({ id, assigneeId }: { id: string; assigneeId: string | null }, operatorName: string) {
  const open = state().world.followUps.filter(
    (row) => row.recordId === id && row.status === 'pending' && row.assigneeId === null,
  );
  for (const row of open)
    update(followUpTable, row.id, row.version, () => ({ assigneeId }), { action: 'assign', operatorName });
}

/** Cancels the pending follow-ups that match. */
export function cancelOpenFollowUps(matches: (row: FollowUpRow) => boolean, reason: string, operatorName: string) {
  for (const row of state().world.followUps) {
    if (row.status !== 'pending' || !matches(row)) continue;
    Object.assign(row, { status: 'cancelled', cancelReason: reason, version: row.version + 1 });
    const changes = [{ field: 'status', from: 'pending', to: 'cancelled' }];
    log({ entityType: 'followUp', entityId: row.id, action: 'cancel', changes, reason, operatorName });
  }
}
