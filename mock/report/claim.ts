import type { z } from 'zod';
import type { ReportFilter } from '../../src/contract/report-list';
import { getReportActions, type ReportAction } from '../../src/domain/report/report-actions';
import { runBulk } from '../bulk';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import type { Language } from '../language';
import { state } from '../state';
import { findReport, toReport } from './detail';
import { findReports, sortByPriority } from './filter';
import { checkNotHidden } from './hidden';
import { reportMessages } from './messages';
import type { ReportRow } from './report-row';
import { reportLeases } from './table';

/** @throws Fault 403 with the reason if the operator cannot perform `action` */
export function checkAction(row: ReportRow, action: ReportAction, operator: Who) {
  const { status, hidden, firstReading } = toReport(row, operator);
  if (getReportActions({ status, hidden, firstReading }).includes(action)) return;
  const isAllowedByState = getReportActions({ status, hidden: null, firstReading: null }).includes(action);
  if (!isAllowedByState) throw new Fault(reportMessages.reportStatus);
  checkNotHidden(hidden);
  throw new Fault(reportMessages.reportSecondReader);
}

/** Claims a report for any window of the operator. @throws Fault 403 */
function claim(row: ReportRow, operator: Who) {
  checkAction(row, 'review', operator);
  reportLeases.claim(row.id, { operator, windowId: null }, Date.now());
}

/** Claims the most urgent unclaimed report; null when there is none. */
export function claimNext(filter: z.output<typeof ReportFilter>, operator: Who): ReportRow | null {
  const waiting = findReports({ ...filter, status: ['pending'], reviewer: undefined }, operator.id);
  const next = sortByPriority(waiting).find((report) => getReportActions(report).includes('review'));
  if (!next) return null;
  const row = findReport(next.id);
  claim(row, operator);
  return row;
}

/** Claims all selected reports that can be claimed. */
export const claimAll = (ids: readonly string[], operator: Who, language: Language) =>
  runBulk(state().world.reports, ids, language, {
    unknown: reportMessages.reportUnknown,
    label: ({ reportNo }) => reportNo,
    change: (row) => claim(row, operator),
  });
