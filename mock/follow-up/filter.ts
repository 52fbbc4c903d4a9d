import type { z } from 'zod';
import type { FollowUp, FollowUpFilter } from '../../src/contract/follow-up';
import { delayHours, isGrave, wasTriedLately } from '../../src/domain/follow-up/follow-up';
import { urgencyOf } from '../record/urgency';
import { state } from '../state';
import { dayBefore, dayFrom, filterBy, isOf, type Matchers, oneOf, sortBy } from '../store/list';
import { followUpPresenter } from './table';

type Filter = z.output<typeof FollowUpFilter>;

/** A follow-up with what only filters may look at. */
type Sought = FollowUp & { patientName: string | null; mobile: string | null };

const matchers = (ownId: string): Matchers<Sought, Filter> => ({
  no: (start) => (followUp) => followUp.followNo.startsWith(start) || followUp.memberNo.startsWith(start),
  mobile: (digits) => (followUp) => (digits.length === 4 ? followUp.mobile?.slice(-4) : followUp.mobile) === digits,
  patientName: (name) => (followUp) => followUp.patientName === name,
  memberId: (id) => (followUp) => followUp.memberId === id,
  recordId: (id) => (followUp) => followUp.recordId === id,
  projectId: (ids) => (followUp) => followUp.projectId !== null && ids.includes(followUp.projectId),
  plan: oneOf(({ plan }) => plan),
  way: oneOf(({ way }) => way),
  status: oneOf(({ status }) => status),
  assignee: (assignee) => {
    const isTheirs = isOf(assignee, ownId);
    return ({ assigneeId }) => isTheirs(assigneeId);
  },
  outcome: oneOf(({ outcome }) => outcome),
  adverse: oneOf(({ adverse }) => adverse),
  unacknowledged: (is) => (followUp) => (isGrave(followUp) && followUp.adverseAckAt === null) === is,
  onTime:
    (isOnTime) =>
    ({ firstDueAt, doneAt }) =>
      doneAt !== null && (delayHours({ firstDueAt, doneAt }) === 0) === isOnTime,
  dueFrom: (from) => (followUp) => dayFrom(from)(followUp.dueAt),
  dueBefore: (before) => (followUp) => dayBefore(before)(followUp.dueAt),
  doneFrom: (from) => (followUp) => dayFrom(from)(followUp.doneAt),
  doneBefore: (before) => (followUp) => dayBefore(before)(followUp.doneAt),
});

function soughtAt(now: number): Sought[] {
  const { followUps, members } = state().world;
  const byId = new Map(members.map((member) => [member.id, member]));
  const present = followUpPresenter(now);
  return followUps.map((row) => {
    const { realName = null, mobile = null } = byId.get(row.memberId) ?? {};
    return { ...present(row), patientName: realName, mobile };
  });
}

/** For a critical value first, then red flag of the record, then its severity, then the one due first; those of no record last, and after all others who was called in vain just now. */
function byPriority(followUps: readonly Sought[], now: number) {
  const urgency = new Map(state().world.records.map((row) => [row.id, urgencyOf(row)]));
  const place = ({ recordId, critical }: Sought) =>
    critical ? -1 : (urgency.get(recordId ?? '') ?? Number.MAX_SAFE_INTEGER);
  const isLater = ({ attemptLog }: Sought) => Number(wasTriedLately(attemptLog, now));
  return sortBy(followUps, 'dueAt').sort((a, b) => isLater(a) - isLater(b) || place(a) - place(b));
}

type Matching = { filter: Filter; excludedIds: readonly string[]; sort?: string };

/** The ids of all follow-ups that match a filter of an operator, but for those that were unticked; due first first. */
export function matchingFollowUpIds({ filter, excludedIds, sort = 'dueAt' }: Matching, operatorId: string) {
  const excluded = new Set(excludedIds);
  const matching = filterBy(soughtAt(Date.now()), matchers(operatorId), filter);
  const sorted = sort === 'priority' ? byPriority(matching, Date.now()) : sortBy(matching, sort);
  return sorted.flatMap(({ id }) => (excluded.has(id) ? [] : [id]));
}
