import type { z } from 'zod';
import type { RecordFilter } from '../../src/contract/record-list';
import { createKeywordMatcher } from '../../src/domain/fold';
import { hasReached } from '../../src/domain/record-status';
import { cleanName } from '../../src/domain/validation/text';
import { state } from '../state';
import { dayBefore, dayFrom, filterBy, getIs, getOne, type Matchers, sortBy } from '../store/list';
import { type RecordLine, recordPresenter } from './table';
import { getUrgency } from './urgency';

type Filter = z.output<typeof RecordFilter>;

const matchers = (ownId: string): Matchers<RecordLine, Filter> => ({
  no: (part) => {
    const isFound = createKeywordMatcher(part);
    return ({ recordNo, memberNo }) => isFound(recordNo, memberNo);
  },
  mobile: (digits) => (record) => (digits.length === 4 ? record.mobile?.slice(-4) : record.mobile) === digits,
  patientName: (name) => (record) => record.patientName === cleanName(name),
  memberId: (id) => (record) => record.memberId === id,
  projectId: getOne(({ projectId }) => projectId),
  categoryId: (id) => {
    const below = state().world.categories.filter(({ parentId }) => parentId === id);
    const within = new Set([id, ...below.map((category) => category.id)]);
    return ({ categoryId }) => categoryId !== null && within.has(categoryId);
  },
  levelCode: (code) => (record) => record.levelCode === code,
  severity: getOne(({ severity }) => severity),
  eligibility: getOne(({ eligibility }) => eligibility),
  reached: (stage) => (record) => hasReached(stage, record),
  status: getOne(({ status }) => status),
  agreementStatus: getOne(({ agreementStatus }) => agreementStatus),
  hasReport: (has) => (record) => record.reportCount > 0 === has,
  hasRedFlag: (has) => (record) => record.redFlagCount > 0 === has,
  hospitalId: (id) => (record) => record.hospitalId === id,
  channelId: (id) => (record) => record.channelId === id,
  assignee: (assignee) => {
    const isTheirs = getIs(assignee, ownId);
    return ({ assigneeId }) => isTheirs(assigneeId);
  },
  submittedFrom: (from) => (record) => dayFrom(from)(record.submittedAt),
  submittedBefore: (before) => (record) => dayBefore(before)(record.submittedAt),
  scoreMin: (min) => (record) => record.totalScore !== null && record.totalScore >= min,
  scoreMax: (max) => (record) => record.totalScore !== null && record.totalScore <= max,
});

/** Red flags first, then by severity, then by submission, oldest first. */
function byPriority(lines: readonly RecordLine[]) {
  const { records } = state().world;
  const urgency = new Map(records.map((row) => [row.id, getUrgency(row)]));
  return sortBy(lines, 'submittedAt').sort((a, b) => (urgency.get(a.id) ?? 0) - (urgency.get(b.id) ?? 0));
}

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/**
 * All records that match a filter, latest submission first by default. Unsubmitted ones are included only if `status`
 * asks for them.
 */
export function recordsBy(filter: Filter, operatorId: string, sort = '-submittedAt'): RecordLine[] {
  const lines = state().world.records.map(recordPresenter(Date.now()));
  const handedIn = filter.status === undefined ? lines.filter(({ submittedAt }) => submittedAt !== null) : lines;
  const matching = filterBy(handedIn, matchers(operatorId), filter);
  return sort === 'priority' ? byPriority(matching) : sortBy(matching, sort);
}

/** Ids of all records that match a filter, without the deselected ones. */
export function matchingRecordIds({ filter, excludedIds, sort }: Matching, operatorId: string) {
  const excluded = new Set(excludedIds);
  return recordsBy(filter, operatorId, sort).flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
