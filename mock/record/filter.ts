import type { z } from 'zod';
import type { RecordFilter } from '../../src/contract/record-list';
import { createKeywordMatcher } from '../../src/domain/fold';
import { hasReached } from '../../src/domain/record-status';
import { cleanName } from '../../src/domain/validation/text';
import { state } from '../state';
import { filterBy, type Matchers, matchAssignee, matchDayBefore, matchDayFrom, matchOne, sortBy } from '../store/list';
import { createRecordPresenter, type RecordLine } from './table';
import { getUrgency } from './urgency';

type Filter = z.output<typeof RecordFilter>;

const createMatchers = (ownId: string): Matchers<RecordLine, Filter> => ({
  no: (part) => {
    const isFound = createKeywordMatcher(part);
    return ({ recordNo, memberNo }) => isFound(recordNo, memberNo);
  },
  mobile: (digits) => (record) => (digits.length === 4 ? record.mobile?.slice(-4) : record.mobile) === digits,
  patientName: (name) => (record) => record.patientName === cleanName(name),
  memberId: (id) => (record) => record.memberId === id,
  projectId: matchOne(({ projectId }) => projectId),
  categoryId: (id) => {
    const below = state().world.categories.filter(({ parentId }) => parentId === id);
    const within = new Set([id, ...below.map((category) => category.id)]);
    return ({ categoryId }) => categoryId !== null && within.has(categoryId);
  },
  levelCode: (code) => (record) => record.levelCode === code,
  severity: matchOne(({ severity }) => severity),
  eligibility: matchOne(({ eligibility }) => eligibility),
  reached: (stage) => (record) => hasReached(stage, record),
  status: matchOne(({ status }) => status),
  agreementStatus: matchOne(({ agreementStatus }) => agreementStatus),
  hasReport: (has) => (record) => record.reportCount > 0 === has,
  hasRedFlag: (has) => (record) => record.redFlagCount > 0 === has,
  hospitalId: (id) => (record) => record.hospitalId === id,
  channelId: (id) => (record) => record.channelId === id,
  assignee: (assignee) => {
    const isTheirs = matchAssignee(assignee, ownId);
    return ({ assigneeId }) => isTheirs(assigneeId);
  },
  startedFrom: (from) => (record) => matchDayFrom(from)(record.startedAt),
  startedBefore: (before) => (record) => matchDayBefore(before)(record.startedAt),
  submittedFrom: (from) => (record) => matchDayFrom(from)(record.submittedAt),
  submittedBefore: (before) => (record) => matchDayBefore(before)(record.submittedAt),
  scoreMin: (min) => (record) => record.totalScore !== null && record.totalScore >= min,
  scoreMax: (max) => (record) => record.totalScore !== null && record.totalScore <= max,
});

/** Red flags first, then by severity, then by submission, oldest first. */
function sortByPriority(lines: readonly RecordLine[]) {
  const { records } = state().world;
  const urgency = new Map(records.map((row) => [row.id, getUrgency(row)]));
  return sortBy(lines, 'submittedAt').sort((a, b) => (urgency.get(a.id) ?? 0) - (urgency.get(b.id) ?? 0));
}

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/**
 * All records that match a filter, latest submission first by default. Unsubmitted ones are included only if `status`
 * asks for them.
 */
export function findRecords(filter: Filter, operatorId: string, sort = '-submittedAt'): RecordLine[] {
  const lines = state().world.records.map(createRecordPresenter(Date.now()));
  const submitted = filter.status === undefined ? lines.filter(({ submittedAt }) => submittedAt !== null) : lines;
  const matching = filterBy(submitted, createMatchers(operatorId), filter);
  return sort === 'priority' ? sortByPriority(matching) : sortBy(matching, sort);
}

/** Ids of all records that match a filter, without the deselected ones. */
export function getMatchingRecordIds({ filter, excludedIds, sort }: Matching, operatorId: string) {
  const excluded = new Set(excludedIds);
  return findRecords(filter, operatorId, sort).flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
