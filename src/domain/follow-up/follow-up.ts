import type { FollowUp } from '../../contract/follow-up-list';
import { type attemptResults, type followUpStatuses, followUp as limit } from '../../contract/limits/follow-up';
import { endOfBusinessDay } from '../due';
import { toBusinessDay } from '../period/calendar';

export type FollowUpStatus = (typeof followUpStatuses)[number];
type Attempt = { at: string; result: (typeof attemptResults)[number] };

const HOUR_MS = 3_600_000;

/**
 * Displayed status of a follow-up at `now` (milliseconds): pending becomes overdue when the business day of dueAt is
 * over (docs/domain.md 6.10).
 */
export function getFollowUpStatus({ status, dueAt }: { status: FollowUpStatus; dueAt: string }, now: number) {
  if (status !== 'pending' && status !== 'overdue') return status;
  return now > endOfBusinessDay(Date.parse(dueAt)) ? 'overdue' : 'pending';
}

const work = ['complete', 'addAttempt', 'giveUp', 'reschedule', 'assign', 'cancel'] as const;

/** Actions per status (docs/domain.md 6.10). Done and cancelled are final; a mistake is corrected separately. */
const actions = {
  pending: work,
  overdue: work,
  done: ['correct'],
  unreachable: ['reschedule'],
  cancelled: [],
} as const satisfies Record<FollowUpStatus, readonly string[]>;

export type FollowUpAction = (typeof actions)[FollowUpStatus][number];

/** Available actions in display order. Giving up requires enough attempts (`canGiveUp`). */
export const getFollowUpActions = (status: FollowUpStatus, attempts: readonly Attempt[]): readonly FollowUpAction[] =>
  actions[status].filter((action) => action !== 'giveUp' || canGiveUp(attempts));

/**
 * Whether a patient can be marked unreachable: after three attempts on two business days, or at once after a wrong
 * number or a refusal.
 */
export function canGiveUp(attempts: readonly Attempt[]) {
  if (attempts.some(({ result }) => allowsGivingUp(result))) return true;
  const days = new Set(attempts.map(({ at }) => toBusinessDay(Date.parse(at))));
  return attempts.length >= limit.minAttempts && days.size >= limit.minAttemptDays;
}

/** Time of the last failed attempt per member, in milliseconds, over all their follow-ups. */
export function getLastAttempts(
  followUps: readonly Pick<FollowUp, 'memberId' | 'attemptLog'>[],
): ReadonlyMap<string, number> {
  const tries = new Map<string, number>();
  for (const { memberId, attemptLog } of followUps)
    for (const { at } of attemptLog) tries.set(memberId, Math.max(tries.get(memberId) ?? 0, Date.parse(at)));
  return tries;
}

/** A call to be made: its due time, null when there is none, and since when it has to be made. */
type Owed = { dueAt: string | null; since: string };

/**
 * Whether other patients are called first at `now` (milliseconds): until the time that was agreed with the patient, or
 * for `retryHours` after the last failed attempt, whichever of their follow-ups it belonged to. A call that has only
 * become necessary since that attempt, such as for a new critical value, does not wait for the `retryHours`.
 *
 * @param lastTry last failed attempt in milliseconds; undefined when there was none
 */
export function isResting({ dueAt, since }: Owed, lastTry: number | undefined, now: number) {
  if (dueAt !== null && isAtAgreedTime({ dueAt }) && Date.parse(dueAt) > (lastTry ?? 0)) return now < Date.parse(dueAt);
  return lastTry !== undefined && lastTry >= Date.parse(since) && now - lastTry < limit.retryHours * HOUR_MS;
}

/** Whether this result allows giving up at once. */
export const allowsGivingUp = (result: Attempt['result']) => result === 'wrongNumber' || result === 'refused';

/**
 * Hours from the end of the business day of firstDueAt to doneAt, 0 when done in time: the basis of the on-time rate
 * and the average delay (docs/domain.md 6.9).
 */
export const delayHours = ({ firstDueAt, doneAt }: { firstDueAt: string; doneAt: string }) =>
  Math.max(0, Date.parse(doneAt) - endOfBusinessDay(Date.parse(firstDueAt))) / HOUR_MS;

/** Whether an adverse reaction needs an acknowledgment: it was severe or serious (docs/domain.md 6.10). */
export const needsAcknowledgment = ({ adverse, adverseSerious }: Pick<FollowUp, 'adverse' | 'adverseSerious'>) =>
  adverse === 'severe' || adverseSerious === true;

/** Whether a time of day was agreed with the patient, so that the due time is not the end of a business day. */
export const isAtAgreedTime = ({ dueAt }: Pick<FollowUp, 'dueAt'>) =>
  Date.parse(dueAt) !== endOfBusinessDay(Date.parse(dueAt));

/** Whether an adverse reaction still waits for its acknowledgment. */
export const canAcknowledge = (one: Pick<FollowUp, 'adverse' | 'adverseSerious' | 'adverseAckAt'>) =>
  needsAcknowledgment(one) && one.adverseAckAt === null;

type Tried = Pick<FollowUp, 'status'> & { attemptLog: readonly Pick<Attempt, 'result'>[] };

/** Whether it was given up because the patient refused contact, not because the patient was unreachable. */
export const isRefused = ({ status, attemptLog }: Tried) =>
  status === 'unreachable' && attemptLog.at(-1)?.result === 'refused';
