import type { z } from 'zod';
import type { ReportFilter } from '../../src/contract/report-list';
import { createKeywordMatcher } from '../../src/domain/fold';
import { state } from '../state';
import { filterBy, type Matchers, matchAssignee, matchDayBefore, matchDayFrom, matchOne, sortBy } from '../store/list';
import { createReportDeriver } from './table';

type Filter = z.output<typeof ReportFilter>;

type SearchFields = ReturnType<typeof getSearchFields>[number];

const createMatchers = (ownId: string): Matchers<SearchFields, Filter> => ({
  no: (part) => {
    const isFound = createKeywordMatcher(part);
    return ({ reportNo, memberNo }) => isFound(reportNo, memberNo);
  },
  memberId: (id) => (report) => report.memberId === id,
  recordId: (id) => (report) => report.recordId === id,
  projectId: (ids) => (report) => report.projectId !== null && ids.includes(report.projectId),
  type: matchOne(({ type }) => type),
  status: matchOne(({ status }) => status),
  source: matchOne(({ source }) => source),
  reviewer: (reviewer) => {
    const isTheirs = matchAssignee(reviewer, ownId);
    return ({ reviewerId }) => isTheirs(reviewerId);
  },
  ownFirstReading: (isOwn) => (report) => isOwnFirstReading(report) === isOwn,
  overdue: (overdue) => (report) => report.overdue === overdue,
  examFrom: (from) => (report) => report.examDate >= from,
  examBefore: (before) => (report) => report.examDate < before,
  uploadedFrom: (from) => (report) => matchDayFrom(from)(report.uploadedAt),
  uploadedBefore: (before) => (report) => matchDayBefore(before)(report.uploadedAt),
});

const isWaitingForSecond = ({ status, firstReading }: SearchFields) => status === 'pending' && firstReading !== null;
const isOwnFirstReading = (report: SearchFields) => isWaitingForSecond(report) && report.firstReading?.isMine === true;

/** Critical values that wait for a second reader first, then by deadline. */
export const sortByPriority = (reports: readonly SearchFields[]) =>
  sortBy(reports, 'slaDueAt').sort((a, b) => Number(isWaitingForSecond(b)) - Number(isWaitingForSecond(a)));

/**
 * Fields for filtering and sorting, as an operator sees them. Presenting all reports to find ten would be many times
 * slower.
 */
function getSearchFields(operatorId: string) {
  const derive = createReportDeriver(Date.now());
  return state().world.reports.map((row) => {
    const { member, project, status, reviewerId, hidden, slaDueAt, overdue } = derive(row);
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
export const findReports = (filter: Filter, operatorId: string) =>
  filterBy(getSearchFields(operatorId), createMatchers(operatorId), filter);

/** Number of reports that match each filter, in one pass. */
export function countReportsByFilter(filters: readonly Filter[], operatorId: string) {
  const reports = getSearchFields(operatorId);
  return filters.map((filter) => filterBy(reports, createMatchers(operatorId), filter).length);
}

/** Latest upload first by default. */
export const sortReports = (reports: readonly SearchFields[], sort = '-uploadedAt') =>
  sort === 'priority' ? sortByPriority(reports) : sortBy(reports, sort);

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/** Ids of all reports that match a filter, without the deselected ones. */
export function getMatchingReportIds({ filter, excludedIds, sort }: Matching, operatorId: string) {
  const excluded = new Set(excludedIds);
  return sortReports(findReports(filter, operatorId), sort).flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
