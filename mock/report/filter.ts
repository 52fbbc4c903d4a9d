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

/** A record with a red flag first, then the one due first. */
function byPriority(reports: readonly ReportDetail[]) {
  const urgent = new Set(state().world.records.flatMap((row) => (hasRedFlag(row) ? [row.id] : [])));
  const place = ({ recordId }: ReportDetail) => (recordId !== null && urgent.has(recordId) ? 0 : 1);
  return sortBy(reports, 'slaDueAt').sort((a, b) => place(a) - place(b));
}

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/** The ids of all reports that match a filter of an operator, but for those that were unticked; uploaded last first. */
export function matchingReportIds({ filter, excludedIds, sort = '-uploadedAt' }: Matching, operatorId: string) {
  const excluded = new Set(excludedIds);
  const reports = state().world.reports.map(reportPresenter(Date.now()));
  const matching = filterBy(reports, matchers(operatorId), filter);
  const sorted = sort === 'priority' ? byPriority(matching) : sortBy(matching, sort);
  return sorted.flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
