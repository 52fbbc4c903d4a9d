import type { z } from 'zod';
import type { FollowUpFilter } from '../../src/contract/follow-up';
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
import { state } from '../state';
import { byId } from '../store/by-id';
import { dayBefore, dayFrom, filterBy, getIs, getOne, type Matchers, sortBy } from '../store/list';

/** Filter value for follow-ups without a project. */
const NO_PROJECT = 'none';

type Filter = z.output<typeof FollowUpFilter>;

type Sought = ReturnType<typeof soughtAt>[number];

const matchers = (ownId: string): Matchers<Sought, Filter> => ({
  no: (part) => {
    const isFound = createKeywordMatcher(part);
    return ({ followNo, memberNo }) => isFound(followNo, memberNo);
  },
  mobile: (digits) => (followUp) => (digits.length === 4 ? followUp.mobile?.slice(-4) : followUp.mobile) === digits,
  patientName: (name) => (followUp) => followUp.patientName === cleanName(name),
  memberId: (id) => (followUp) => followUp.memberId === id,
  recordId: (id) => (followUp) => followUp.recordId === id,
  projectId: (ids) => (followUp) => ids.includes(followUp.projectId ?? NO_PROJECT),
  plan: getOne(({ plan }) => plan),
  way: getOne(({ way }) => way),
  status: getOne(({ status }) => status),
  assignee: (assignee) => {
    const isTheirs = getIs(assignee, ownId);
    return ({ assigneeId }) => isTheirs(assigneeId);
  },
  outcome: getOne(({ outcome }) => outcome),
  adverse: getOne(({ adverse }) => adverse),
  unacknowledged: (is) => (followUp) => (needsAcknowledgment(followUp) && followUp.adverseAckAt === null) === is,
  onTime:
    (isOnTime) =>
    ({ firstDueAt, doneAt }) =>
      doneAt !== null && (delayHours({ firstDueAt, doneAt }) === 0) === isOnTime,
  refused: (is) => (followUp) => followUp.isRefused === is,
  dueFrom: (from) => (followUp) => dayFrom(from)(followUp.dueAt),
  dueBefore: (before) => (followUp) => dayBefore(before)(followUp.dueAt),
  doneFrom: (from) => (followUp) => dayFrom(from)(followUp.doneAt),
  doneBefore: (before) => (followUp) => dayBefore(before)(followUp.doneAt),
});

/**
 * Fields for filtering and sorting, including personal ones. Presenting thousands of follow-ups to find ten would be a
 * hundred times slower.
 */
function soughtAt(now: number) {
  const { followUps, members, records } = state().world;
  const [memberOf, recordOf] = [byId(members), byId(records)];
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
      isCritical: row.reportId !== null,
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
function byPriority(followUps: readonly Sought[], now: number) {
  const urgency = new Map(state().world.records.map((row) => [row.id, getUrgency(row)]));
  const place = ({ recordId, isCritical }: Sought) =>
    isCritical ? -1 : (urgency.get(recordId ?? '') ?? Number.MAX_SAFE_INTEGER);
  const tries = getLastAttempts(state().world.followUps);
  const isLater = ({ dueAt, createdAt: since, memberId }: Sought) =>
    Number(isResting({ dueAt, since }, tries.get(memberId), now));
  return sortBy(followUps, 'dueAt').sort((a, b) => isLater(a) - isLater(b) || place(a) - place(b));
}

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/** Number of follow-ups that match each filter, in one pass. */
export function countFollowUps(filters: readonly Filter[], operatorId: string) {
  const sought = soughtAt(Date.now());
  return filters.map((filter) => filterBy(sought, matchers(operatorId), filter).length);
}

/** Ids of all follow-ups that match a filter, without the deselected ones, by due date unless sorted otherwise. */
export function matchingFollowUpIds({ filter, excludedIds, sort = 'dueAt' }: Matching, operatorId: string) {
  const excluded = new Set(excludedIds);
  const matching = filterBy(soughtAt(Date.now()), matchers(operatorId), filter);
  const sorted = sort === 'priority' ? byPriority(matching, Date.now()) : sortBy(matching, sort);
  return sorted.flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
