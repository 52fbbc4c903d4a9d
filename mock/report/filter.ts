import type { z } from 'zod';
import type { ReportFilter } from '../../src/contract/report';
import { createKeywordMatcher } from '../../src/domain/fold';
import { state } from '../state';
import { dayBefore, dayFrom, filterBy, getIs, getOne, type Matchers, sortBy } from '../store/list';
import { reportStanding } from './table';

type Filter = z.output<typeof ReportFilter>;

type Sought = ReturnType<typeof soughtFor>[number];

const matchers = (ownId: string): Matchers<Sought, Filter> => ({
  no: (part) => {
    const isFound = createKeywordMatcher(part);
    return ({ reportNo, memberNo }) => isFound(reportNo, memberNo);
  },
  memberId: (id) => (report) => report.memberId === id,
  recordId: (id) => (report) => report.recordId === id,
  projectId: (ids) => (report) => report.projectId !== null && ids.includes(report.projectId),
  type: getOne(({ type }) => type),
  status: getOne(({ status }) => status),
  source: getOne(({ source }) => source),
  reviewer: (reviewer) => {
    const isTheirs = getIs(reviewer, ownId);
    return ({ reviewerId }) => isTheirs(reviewerId);
  },
  ownFirstReading: (isOwn) => (report) => isOwnFirstReading(report) === isOwn,
  overdue: (overdue) => (report) => report.overdue === overdue,
  examFrom: (from) => (report) => report.examDate >= from,
  examBefore: (before) => (report) => report.examDate < before,
  uploadedFrom: (from) => (report) => dayFrom(from)(report.uploadedAt),
  uploadedBefore: (before) => (report) => dayBefore(before)(report.uploadedAt),
});

const isWaitingForSecond = ({ status, firstReading }: Sought) => status === 'pending' && firstReading !== null;
const isOwnFirstReading = (report: Sought) => isWaitingForSecond(report) && report.firstReading?.isMine === true;

/** Critical values that wait for a second reader first, then by deadline. */
export const byPriority = (reports: readonly Sought[]) =>
  sortBy(reports, 'slaDueAt').sort((a, b) => Number(isWaitingForSecond(b)) - Number(isWaitingForSecond(a)));

/**
 * Fields for filtering and sorting, as an operator sees them. Presenting all reports to find ten would be many times
 * slower.
 */
function soughtFor(operatorId: string) {
  const standingOf = reportStanding(Date.now());
  return state().world.reports.map((row) => {
    const { member, project, status, reviewerId, hidden, slaDueAt, overdue } = standingOf(row);
    return {
      id: row.id,
      reportNo: row.reportNo,
      memberId: row.memberId,
      memberNo: member?.memberNo ?? '',
      recordId: row.recordId,
      projectId: project?.id ?? null,
      type: row.type,
      source: row.source,
      status,
      reviewerId,
      hidden,
      firstReading: row.firstReading && { isMine: row.firstReading.operatorId === operatorId },
      overdue,
      examDate: row.examDate,
      uploadedAt: row.uploadedAt,
      reviewedAt: row.reviewedAt,
      slaDueAt,
    };
  });
}

/** Reports that match a filter, as an operator sees them. */
export const reportsBy = (filter: Filter, operatorId: string) =>
  filterBy(soughtFor(operatorId), matchers(operatorId), filter);

/** Number of reports that match each filter, in one pass. */
export function countReportsBy(filters: readonly Filter[], operatorId: string) {
  const reports = soughtFor(operatorId);
  return filters.map((filter) => filterBy(reports, matchers(operatorId), filter).length);
}

/** Latest upload first by default. */
export const sortReports = (reports: readonly Sought[], sort = '-uploadedAt') =>
  sort === 'priority' ? byPriority(reports) : sortBy(reports, sort);

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/** Ids of all reports that match a filter, without the deselected ones. */
export function matchingReportIds({ filter, excludedIds, sort }: Matching, operatorId: string) {
  const excluded = new Set(excludedIds);
  return sortReports(reportsBy(filter, operatorId), sort).flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
