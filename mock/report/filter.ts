import type { z } from 'zod';
import type { ReportDetail, ReportFilter } from '../../src/contract/report';
import { hasRedFlag } from '../record/urgency';
import { state } from '../state';
import { dayBefore, dayFrom, filterBy, isOf, type Matchers, oneOf, sortBy } from '../store/list';
import { reportPresenter } from './table';

type Filter = z.output<typeof ReportFilter>;

const matchers = (ownId: string): Matchers<ReportDetail, Filter> => ({
  no: (start) => (report) => report.reportNo.startsWith(start) || report.memberNo.startsWith(start),
  memberId: (id) => (report) => report.memberId === id,
  recordId: (id) => (report) => report.recordId === id,
  projectId: (ids) => (report) => report.projectId !== null && ids.includes(report.projectId),
  type: oneOf(({ type }) => type),
  status: oneOf(({ status }) => status),
  source: oneOf(({ source }) => source),
  reviewer: (reviewer) => {
    const isTheirs = isOf(reviewer, ownId);
    return ({ reviewerId }) => isTheirs(reviewerId);
  },
  overdue: (overdue) => (report) => report.overdue === overdue,
  examFrom: (from) => (report) => report.examDate >= from,
  examBefore: (before) => (report) => report.examDate < before,
  uploadedFrom: (from) => (report) => dayFrom(from)(report.uploadedAt),
  uploadedBefore: (before) => (report) => dayBefore(before)(report.uploadedAt),
});

const isWaitingForSecond = ({ status, firstReading }: ReportDetail) => status === 'pending' && firstReading !== null;

/** A critical value that waits for its second reader first, then a record with a red flag, then the one due first. */
function byPriority(reports: readonly ReportDetail[]) {
  const urgent = new Set(state().world.records.flatMap((row) => (hasRedFlag(row) ? [row.id] : [])));
  const place = (report: ReportDetail) => {
    if (isWaitingForSecond(report)) return 0;
    return report.recordId !== null && urgent.has(report.recordId) ? 1 : 2;
  };
  return sortBy(reports, 'slaDueAt').sort((a, b) => place(a) - place(b));
}

/** The reports that match a filter of an operator, as that operator sees them. */
export function reportsBy(filter: Filter, operatorId: string) {
  const reports = state().world.reports.map(reportPresenter(Date.now(), operatorId));
  return filterBy(reports, matchers(operatorId), filter);
}

/** Uploaded last first, unless said otherwise. */
export const sortReports = (reports: readonly ReportDetail[], sort = '-uploadedAt') =>
  sort === 'priority' ? byPriority(reports) : sortBy(reports, sort);

/** The one due first, but for a critical value that waits for its second reader. */
export const byDue = (reports: readonly ReportDetail[]) =>
  sortBy(reports, 'slaDueAt').sort((a, b) => Number(isWaitingForSecond(b)) - Number(isWaitingForSecond(a)));

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/** The ids of all reports that match a filter of an operator, but for those that were unticked. */
export function matchingReportIds({ filter, excludedIds, sort }: Matching, operatorId: string) {
  const excluded = new Set(excludedIds);
  return sortReports(reportsBy(filter, operatorId), sort).flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
