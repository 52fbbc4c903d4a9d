import { workbench as limit, type WorkQueue } from '../../src/contract/limits/workbench';
import type { WorkItem } from '../../src/contract/workbench';
import { endOfBusinessDay } from '../../src/domain/due';
import { getLastAttempts, isResting } from '../../src/domain/follow-up/follow-up';
import { seriousEventReportDueAt } from '../../src/domain/follow-up/serious-event';
import { compareUrgency, type Urgency } from '../../src/domain/workbench/urgency';
import { findFollowUps } from '../follow-up/list';
import { createFollowUpPresenter } from '../follow-up/present';
import { deceasedReason } from '../follow-up/texts';
import { findRecords } from '../record/filter';
import { createFollowUpDeriver } from '../record/list';
import { hasRedFlag } from '../record/urgency';
import { isWithdrawn } from '../record/withdrawn';
import { createCallUrgency } from '../report/critical';
import { findReports } from '../report/filter';
import { createReportPresenter } from '../report/table';
import { state } from '../state';
import { find } from '../store/update';
import { getFollowUpFilters, getRecordsFilter, getReportFilters } from './queues';

type WorkFilter = { mine?: boolean };
/** Work item with its owner and sort fields; the other fields are computed only for displayed items. */
type WaitingItem = Urgency &
  Pick<WorkItem, 'dueByCalendar' | 'hasRedFlag' | 'isCritical'> & {
    /** null if unassigned. */
    ownerId: string | null;
    /** Overdue and relevant to patient safety, so that it concerns all operators. */
    isEscalated: boolean;
    show: () => Omit<WorkItem, Shared>;
  };
type Shared = 'id' | 'dueAt' | 'dueByCalendar' | 'hasRedFlag' | 'isCritical' | 'severity';

/** Returns a function that gives the urgency of a record; withdrawn records have none. */
function createUrgencyFinder() {
  const records = new Map(state().world.records.map((row) => [row.id, row]));
  return (id: string | null) => {
    const record = records.get(id ?? '');
    if (!record || isWithdrawn(record)) return { hasRedFlag: false, severity: null };
    return { hasRedFlag: hasRedFlag(record), severity: record.severity };
  };
}

const isDayOver = (dueAt: string | null, now: number) => dueAt !== null && now > endOfBusinessDay(Date.parse(dueAt));

/**
 * Returns the ids of the records whose latest first contact was canceled for another reason than the patient's death.
 * These patients have not been called, and no follow-up has a deadline for it.
 */
function getUncalledRecords() {
  const firstContacts = state().world.followUps.filter(({ plan }) => plan === 'first');
  const last = new Map(firstContacts.map((row) => [row.recordId, row]));
  const uncalled = [...last.values()].filter(
    ({ status, cancelReason }) => status === 'cancelled' && cancelReason !== deceasedReason,
  );
  return new Set(uncalled.map(({ recordId }) => recordId));
}

function getWaitingRecords(operatorId: string, now: number): WaitingItem[] {
  const deriveFollowUps = createFollowUpDeriver();
  const uncalled = getUncalledRecords();
  const tries = getLastAttempts(state().world.followUps);
  const getCause = ({
    status,
    redFlagCount,
    assigneeId,
  }: ReturnType<typeof findRecords>[number]): WorkQueue | undefined => {
    if (redFlagCount > 0) return 'redFlags';
    if (status === 'reviewing') return assigneeId === operatorId ? 'recordsInReview' : undefined;
    return status === 'submitted' ? 'submittedRecords' : 'recordsToContact';
  };
  return findRecords(getRecordsFilter({}), operatorId).flatMap((record) => {
    const cause = getCause(record);
    if (!cause) return [];
    const { id, recordNo: no, patientNameMasked, projectName, severity, status } = record;
    const isFlagged = cause === 'redFlags';
    const { nextFollowUpAt: dueAt, nextFollowUpByCalendar: dueByCalendar, lostContact } = deriveFollowUps(record);
    const since = record.submittedAt ?? record.startedAt;
    return {
      id,
      ownerId: record.assigneeId,
      isEscalated: isFlagged && isDayOver(dueAt ?? (uncalled.has(id) ? since : null), now),
      isSerious: false,
      isDanger: isFlagged,
      hasRedFlag: isFlagged,
      isCritical: false,
      severity,
      dueAt,
      dueByCalendar,
      since,
      // Only approved records wait for a call; after lost contact, a record only needs closing.
      isResting:
        (lostContact !== null && !isFlagged) ||
        (status === 'approved' && isResting({ dueAt, since }, tries.get(record.memberId), now)),
      show: () => ({ kind: 'record', no, patientNameMasked, projectName, cause, status, lostContact }),
    };
  });
}

function getWaitingFollowUps(operatorId: string, now: number, records: ReadonlySet<string>): WaitingItem[] {
  const getRecordUrgency = createUrgencyFinder();
  const tries = getLastAttempts(state().world.followUps);
  const present = createFollowUpPresenter(now);
  const getCallUrgency = createCallUrgency();
  const waiting = Object.entries(getFollowUpFilters({}, now)) as [WorkQueue, Parameters<typeof findFollowUps>[0]][];
  return waiting.flatMap(([cause, filter]) =>
    findFollowUps(filter, operatorId).flatMap((row) => {
      const known = getRecordUrgency(row.recordId);
      const isReaction = cause === 'adverseToAcknowledge';
      const call = getCallUrgency(row);
      const isCritical = call.isCritical && !isReaction;
      // The first contact is part of the record, which is listed already, but does not name the critical value.
      if (row.plan === 'first' && !isCritical && row.recordId !== null && records.has(row.recordId)) return [];
      const reportDueAt = seriousEventReportDueAt(row);
      return {
        id: row.id,
        ownerId: row.assigneeId,
        isEscalated: isReaction
          ? reportDueAt !== null && now >= Date.parse(reportDueAt)
          : isCritical && isDayOver(row.dueAt, now),
        isSerious: reportDueAt !== null && isReaction,
        isDanger: known.hasRedFlag || isCritical || isReaction,
        ...known,
        isCritical,
        dueAt: isReaction ? reportDueAt : row.dueAt,
        dueByCalendar: !isReaction && row.dueByCalendar,
        since: row.doneAt ?? row.createdAt,
        isResting: !isReaction && isResting({ dueAt: row.dueAt, since: call.since }, tries.get(row.memberId), now),
        show: () => {
          const { followNo: no, patientNameMasked, projectName, status } = present(row);
          return { kind: 'followUp', no, patientNameMasked, projectName, cause, status, lostContact: null };
        },
      };
    }),
  );
}

function getWaitingReports(operatorId: string, now: number): WaitingItem[] {
  const getRecordUrgency = createUrgencyFinder();
  const present = createReportPresenter(now, operatorId);
  const { pendingReports, reportsInReview } = getReportFilters({});
  // Nobody may review a hidden report; its list still counts it, because it can be voided.
  const waiting = findReports(pendingReports, operatorId).filter(({ hidden }) => hidden === null);
  const claimed = findReports({ ...reportsInReview, reviewer: 'me' }, operatorId);
  return [...waiting, ...claimed].map((report) => {
    const cause = report.status === 'reviewing' ? 'reportsInReview' : 'pendingReports';
    const known = getRecordUrgency(report.recordId);
    const isCritical = report.firstReading !== null;
    return {
      id: report.id,
      ownerId: report.reviewerId,
      // Listed reports are the operator's own or unassigned.
      isEscalated: false,
      isSerious: false,
      isDanger: known.hasRedFlag || isCritical,
      ...known,
      isCritical,
      dueAt: report.slaDueAt,
      dueByCalendar: false,
      since: report.uploadedAt,
      isResting: false,
      show: () => {
        const row = find(state().world.reports, report.id);
        const { reportNo: no, patientNameMasked, projectName, status } = present(row);
        return { kind: 'report', no, patientNameMasked, projectName, cause, status, lostContact: null };
      },
    };
  });
}

/** Most urgent work items of all queues; with `mine` only the operator's own, unassigned and escalated ones. */
export function getNextWork({ mine = false }: WorkFilter, operatorId: string): WorkItem[] {
  const now = Date.now();
  const records = getWaitingRecords(operatorId, now);
  const ofRecords = new Set(records.map(({ id }) => id));
  return [...records, ...getWaitingFollowUps(operatorId, now, ofRecords), ...getWaitingReports(operatorId, now)]
    .filter(({ ownerId, isEscalated }) => !mine || ownerId === null || ownerId === operatorId || isEscalated)
    .sort(compareUrgency)
    .slice(0, limit.nextRows)
    .map(({ show, id, dueAt, dueByCalendar, hasRedFlag: isFlagged, isCritical, severity }) => ({
      ...show(),
      id,
      dueAt,
      dueByCalendar,
      hasRedFlag: isFlagged,
      isCritical,
      severity,
    }));
}
