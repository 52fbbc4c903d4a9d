import type { z } from 'zod';
import type { FollowUpFilter } from '../../src/contract/follow-up-list';
import { createKeywordMatcher } from '../../src/domain/fold';
import {
  delayHours,
  getFollowUpStatus,
  getLastAttempts,
  isRefused,
  isResting,
  needsAcknowledgment,
} from '../../src/domain/follow-up/follow-up';
import { cleanName } from '../../src/domain/validation/text';
import { getUrgency } from '../record/urgency';
import { createCallUrgency } from '../report/critical';
import { state } from '../state';
import { byId } from '../store/by-id';
import { filterBy, type Matchers, matchAssignee, matchDayBefore, matchDayFrom, matchOne, sortBy } from '../store/list';

/** Filter value for follow-ups without a project. */
const NO_PROJECT = 'none';

type Filter = z.output<typeof FollowUpFilter>;

type SearchFields = ReturnType<typeof getSearchFields>[number];

const createMatchers = (ownId: string): Matchers<SearchFields, Filter> => ({
  no: (part) => {
    const isFound = createKeywordMatcher(part);
    return ({ followNo, memberNo }) => isFound(followNo, memberNo);
  },
  mobile: (digits) => (followUp) => (digits.length === 4 ? followUp.mobile?.slice(-4) : followUp.mobile) === digits,
  patientName: (name) => (followUp) => followUp.patientName === cleanName(name),
  memberId: (id) => (followUp) => followUp.memberId === id,
  recordId: (id) => (followUp) => followUp.recordId === id,
  projectId: (ids) => (followUp) => ids.includes(followUp.projectId ?? NO_PROJECT),
  plan: matchOne(({ plan }) => plan),
  way: matchOne(({ way }) => way),
  status: matchOne(({ status }) => status),
  assignee: (assignee) => {
    const isTheirs = matchAssignee(assignee, ownId);
    return ({ assigneeId }) => isTheirs(assigneeId);
  },
  outcome: matchOne(({ outcome }) => outcome),
  adverse: matchOne(({ adverse }) => adverse),
  unacknowledged: (is) => (followUp) => (needsAcknowledgment(followUp) && followUp.adverseAckAt === null) === is,
  onTime:
    (isOnTime) =>
    ({ firstDueAt, doneAt }) =>
      doneAt !== null && (delayHours({ firstDueAt, doneAt }) === 0) === isOnTime,
  refused: (is) => (followUp) => followUp.isRefused === is,
  dueFrom: (from) => (followUp) => matchDayFrom(from)(followUp.dueAt),
  dueBefore: (before) => (followUp) => matchDayBefore(before)(followUp.dueAt),
  doneFrom: (from) => (followUp) => matchDayFrom(from)(followUp.doneAt),
  doneBefore: (before) => (followUp) => matchDayBefore(before)(followUp.doneAt),
});

/**
 * Fields for filtering and sorting, including personal ones. Presenting thousands of follow-ups to find ten would be a
 * hundred times slower.
 */
function getSearchFields(now: number) {
  const { followUps, members, records } = state().world;
  const [memberOf, recordOf] = [byId(members), byId(records)];
  const getCallUrgency = createCallUrgency();
  return followUps.map((row) => {
    const member = memberOf.get(row.memberId);
    const record = row.recordId === null ? undefined : recordOf.get(row.recordId);
    return {
      id: row.id,
      followNo: row.followNo,
      memberId: row.memberId,
      memberNo: member?.memberNo ?? '',
      patientName: member?.realName ?? null,
      mobile: member?.mobile ?? null,
      recordId: row.recordId,
      projectId: record?.projectId ?? null,
      ...getCallUrgency(row),
      plan: row.plan,
      way: row.way,
      status: getFollowUpStatus(row, now),
      assigneeId: row.assigneeId,
      outcome: row.outcome,
      adverse: row.adverse,
      adverseSerious: row.adverseSerious,
      adverseAckAt: row.adverseAckAt,
      firstDueAt: row.firstDueAt,
      dueAt: row.dueAt,
      doneAt: row.doneAt,
      createdAt: row.createdAt,
      attempts: row.attemptLog.length,
      isRefused: isRefused(row),
    };
  });
}

/**
 * Order: patients who rest until a later call come last; otherwise critical values first, then by urgency of the
 * record, then by due date. Follow-ups without a record come after those with one.
 */
function sortByPriority(followUps: readonly SearchFields[], now: number) {
  const urgency = new Map(state().world.records.map((row) => [row.id, getUrgency(row)]));
  const place = ({ recordId, isCritical }: SearchFields) =>
    isCritical ? -1 : (urgency.get(recordId ?? '') ?? Number.MAX_SAFE_INTEGER);
  const tries = getLastAttempts(state().world.followUps);
  const isLater = ({ dueAt, since, memberId }: SearchFields) =>
    Number(isResting({ dueAt, since }, tries.get(memberId), now));
  return sortBy(followUps, 'dueAt').sort((a, b) => isLater(a) - isLater(b) || place(a) - place(b));
}

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/** Number of follow-ups that match each filter, in one pass. */
export function countFollowUps(filters: readonly Filter[], operatorId: string) {
  const sought = getSearchFields(Date.now());
  return filters.map((filter) => filterBy(sought, createMatchers(operatorId), filter).length);
}

/** Ids of all follow-ups that match a filter, without the deselected ones, by due date unless sorted otherwise. */
export function getMatchingFollowUpIds({ filter, excludedIds, sort = 'dueAt' }: Matching, operatorId: string) {
  const excluded = new Set(excludedIds);
  const matching = filterBy(getSearchFields(Date.now()), createMatchers(operatorId), filter);
  const sorted = sort === 'priority' ? sortByPriority(matching, Date.now()) : sortBy(matching, sort);
  return sorted.flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
