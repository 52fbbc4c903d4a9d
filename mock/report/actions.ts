import type { z } from 'zod';
import type { reportApi } from '../../src/contract/report';
import { endOfBusinessDay } from '../../src/domain/due';
import {
  hasCriticalItem,
  isCritical,
  needsSecondReader,
  type ReportAction,
} from '../../src/domain/report/report-actions';
import { iso } from '../clock';
import type { Who } from '../fixtures/operators';
import { getActiveAssignee, openUrgentFollowUp } from '../follow-up/effects';
import { followUpTable } from '../follow-up/table';
import { checkNotCancelled } from '../member/check-not-cancelled';
import { notify } from '../notification/notify';
import { recordMessages } from '../record/messages';
import { refuse } from '../refuse';
import { state } from '../state';
import type { Target } from '../store/row';
import { type Act, update } from '../store/update';
import { checkAction } from './claim';
import { createReportTable } from './detail';
import { createNotice } from './notice';
import type { ReportRow } from './report-row';
import { reportLeases } from './table';

type Body<Name extends 'approve' | 'reject' | 'needMore'> = Omit<z.output<(typeof reportApi)[Name]['body']>, 'version'>;

/** Performs an action that the status of the report allows. */
const performAction = (
  { id, version }: Target,
  action: ReportAction,
  operator: Who,
  change: (row: ReportRow) => Partial<ReportRow>,
  act: Pick<Act, 'reason'> = {},
) => {
  const checked = (row: ReportRow) => {
    checkAction(row, action, operator);
    return change(row);
  };
  return update(createReportTable(operator), id, version, checked, { action, operatorName: operator.name, ...act });
};

const isInReview = ({ status }: ReportRow) => status === 'pending' || status === 'reviewing';

/** Changes a report for the operator who has claimed it, logs the change as `logAs` and ends the lease. */
function endReview(
  target: Target,
  { action, logAs = action }: { action: ReportAction; logAs?: string },
  operator: Who,
  getChange: (claimedAt: string) => Partial<ReportRow>,
) {
  const now = Date.now();
  const table = createReportTable(operator);
  const change = (row: ReportRow) => {
    // Checked first, so that an operator who has lost the lease learns who took it over.
    const lease = isInReview(row) ? reportLeases.checkOwn(row.id, operator, now) : null;
    checkAction(row, action, operator);
    return getChange(iso(lease?.since ?? now));
  };
  const row = update(table, target.id, target.version, change, { action: logAs, operatorName: operator.name });
  reportLeases.end(row.id);
  return row;
}

/** Records the decision of the operator who claimed the report, and ends the lease. */
const decide = (
  target: Target,
  action: 'approve' | 'reject' | 'needMore',
  operator: Who,
  verdict: Partial<ReportRow>,
) =>
  endReview(target, { action }, operator, (claimedAt) => ({
    ...verdict,
    reviewerId: operator.id,
    claimedAt,
    reviewedAt: iso(Date.now()),
  }));

/**
 * Plans a call today about the critical values of a report: in a pending follow-up that is due and about no other
 * report, or in a new one (docs/domain.md 6.12).
 */
function planCallToday({ id: reportId, memberId, recordId }: ReportRow, operator: Who) {
  const { followUps, records } = state().world;
  const today = endOfBusinessDay(Date.now());
  const due = followUps.filter(
    (row) =>
      row.memberId === memberId &&
      row.recordId === recordId &&
      row.status === 'pending' &&
      Date.parse(row.dueAt) <= today,
  );
  const open = due.find((row) => row.reportId === reportId) ?? due.find((row) => row.reportId === null);
  if (!open) {
    const assigneeId = records.find(({ id }) => id === recordId)?.assigneeId ?? operator.id;
    openUrgentFollowUp({ memberId, recordId, assigneeId, reportId }, operator.name);
    return;
  }
  // The new version causes a conflict for an operator who is completing the follow-up, which shows the value.
  const act = { action: 'addCritical', operatorName: operator.name };
  const assigneeId = getActiveAssignee(open.assigneeId);
  update(followUpTable, open.id, open.version, () => ({ reportId, assigneeId }), act);
  const subject = { kind: 'critical', entityType: 'followUp', entityId: open.id, label: open.followNo } as const;
  notify(assigneeId, subject, { byName: operator.name });
}

/** Whether the patient has not been told, and will not be, about each critical value of an approved report. */
function needsCall({ id, abnormalItems, firstItems }: ReportRow) {
  const told = new Set((firstItems ?? []).map(toKey));
  const calls = state().world.followUps.filter(({ reportId }) => reportId === id);
  const isPlanned = calls.some(({ status }) => status === 'pending' || status === 'done');
  return abnormalItems.some((item) => isCritical(item) && !(isPlanned && told.has(toKey(item))));
}

const toKey = ({ name, value, unit }: ReportRow['abnormalItems'][number]) => JSON.stringify([name, value, unit]);

/**
 * Approves a report. The first reading of a critical value waits for a second reader, and the patient has to be called.
 */
export function approve(target: Target, { conclusion, abnormalItems, comment }: Body<'approve'>, operator: Who) {
  const before = state().world.reports.find(({ id }) => id === target.id);
  const isFirst = before !== undefined && needsSecondReader(abnormalItems, before);
  const reading = { conclusion, abnormalItems, reviewComment: comment, rejectReasonCode: null, notice: null };
  if (!isFirst) {
    const decided = decide(target, 'approve', operator, { ...reading, status: 'approved' });
    if (needsCall(decided)) planCallToday(decided, operator);
    return decided;
  }
  // A first reading is no decision: the report has no reviewer until the second reader decides.
  const row = endReview(target, { action: 'approve', logAs: 'submitFirstReading' }, operator, () => ({
    ...reading,
    status: 'pending',
    firstReading: { operatorId: operator.id, at: iso(Date.now()) },
    // A value that this reading drops stays until the second reader has denied it.
    firstItems: hasCriticalItem(abnormalItems) ? abnormalItems : before.abnormalItems,
    reviewerId: null,
    claimedAt: null,
    reviewedAt: null,
  }));
  if (hasCriticalItem(abnormalItems)) planCallToday(row, operator);
  return row;
}

/** Ends a review without accepting the report. Critical values read so far stay, and the patient has to be called. */
function refuseReport(
  target: Target,
  action: 'reject' | 'needMore',
  verdict: Partial<ReportRow>,
  items: ReportRow['abnormalItems'] | undefined,
  operator: Who,
) {
  const criticalItems = (items ?? []).filter(isCritical);
  const before = state().world.reports.find(({ id }) => id === target.id);
  const read = [...(before?.firstItems ?? []), ...criticalItems];
  const row = decide(target, action, operator, {
    ...verdict,
    notice: createNotice(target.id),
    ...(criticalItems.length > 0 && {
      firstReading: before?.firstReading ?? { operatorId: operator.id, at: iso(Date.now()) },
      firstItems: read,
      abnormalItems: read,
    }),
  });
  if (criticalItems.length > 0) planCallToday(row, operator);
  return row;
}

export const reject = (target: Target, { rejectReasonCode, comment, criticalItems }: Body<'reject'>, operator: Who) =>
  refuseReport(
    target,
    'reject',
    { status: 'rejected', rejectReasonCode, reviewComment: comment },
    criticalItems,
    operator,
  );

export const needMore = (target: Target, { comment, criticalItems }: Body<'needMore'>, operator: Who) =>
  refuseReport(target, 'needMore', { status: 'needMore', reviewComment: comment }, criticalItems, operator);

/** Reopens a decided report for review by the current operator. */
export function reopen(target: Target, reason: string, operator: Who) {
  const now = Date.now();
  const change = ({ memberId }: ReportRow) => {
    checkNotCancelled(memberId);
    return {
      status: 'reviewing' as const,
      rejectReasonCode: null,
      firstReading: null,
      firstItems: null,
      notice: null,
      reviewerId: operator.id,
      claimedAt: iso(now),
      reopenedAt: iso(now),
      waitedMs: 0,
    };
  };
  const row = performAction(target, 'reopen', operator, change, { reason });
  reportLeases.give(row.id, { operator, windowId: null }, now);
  return row;
}

/** Assigns a report to an operator, regardless of its current holder. */
export function assign(target: Target, reviewerId: string, operator: Who) {
  const now = Date.now();
  const to = state().world.operators.find((one) => one.id === reviewerId && one.active);
  const holder = reportLeases.find(target.id, now)?.operatorId ?? null;
  const row = performAction(target, 'assign', operator, (before) => {
    refuse({ reviewerId: to ? undefined : recordMessages.operatorUnknown });
    if (to) checkAction(before, 'review', to);
    return { status: 'reviewing', reviewerId, claimedAt: iso(now) };
  });
  if (to) reportLeases.give(row.id, { operator: to, windowId: null }, now);
  if (holder !== reviewerId) {
    const subject = { entityType: 'report', entityId: row.id, label: row.reportNo };
    notify(reviewerId, { kind: 'assigned', ...subject }, { byName: operator.name });
    notify(holder, { kind: 'leaseTaken', ...subject }, { byName: operator.name });
  }
  return row;
}

/** Voids a report, unless another operator has claimed it. */
export function voidReport(target: Target, reason: string, operator: Who) {
  const row = performAction(
    target,
    'void',
    operator,
    ({ id }) => {
      reportLeases.checkFree(id, operator, Date.now());
      return { status: 'voided', voidReason: reason };
    },
    { reason },
  );
  reportLeases.end(row.id);
  return row;
}
