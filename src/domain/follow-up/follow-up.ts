import type { FollowUp } from '../../contract/follow-up';
import { type attemptResults, type followUpStatuses, followUp as limit } from '../../contract/limits/follow-up';
import { endOfBusinessDay } from '../due';
import { businessDay } from '../period/calendar';

export type FollowUpStatus = (typeof followUpStatuses)[number];
type Attempt = { at: string; result: (typeof attemptResults)[number] };

const HOUR_MS = 3_600_000;

/**
 * The state of a follow-up as it is shown at `now` (milliseconds): overdue is one that is still to do when the
 * business day of dueAt is over (docs/domain.md 6.10).
 */
export function followUpStatusAt({ status, dueAt }: { status: FollowUpStatus; dueAt: string }, now: number) {
  if (status !== 'pending' && status !== 'overdue') return status;
  return now > endOfBusinessDay(Date.parse(dueAt)) ? 'overdue' : 'pending';
}

const work = ['complete', 'addAttempt', 'giveUp', 'reschedule', 'assign', 'cancel'] as const;

/** What can be done to a follow-up (docs/domain.md 6.10): done and cancelled are final, a slip is mended apart. */
const actions = {
  pending: work,
  overdue: work,
  done: ['correct'],
  unreachable: ['reschedule'],
  cancelled: [],
} as const satisfies Record<FollowUpStatus, readonly string[]>;

export type FollowUpAction = (typeof actions)[FollowUpStatus][number];

/** What can be done, in the order in which it is offered; giving up once there were attempts enough. */
export const followUpActions = (status: FollowUpStatus, attempts: readonly Attempt[]): readonly FollowUpAction[] =>
  actions[status].filter((action) => action !== 'giveUp' || canGiveUp(attempts));

/** Whether a patient can be called unreachable: after three attempts on two business days, or at once where none helps. */
export function canGiveUp(attempts: readonly Attempt[]) {
  if (attempts.some(({ result }) => endsAtOnce(result))) return true;
  const days = new Set(attempts.map(({ at }) => businessDay(Date.parse(at))));
  return attempts.length >= limit.minAttempts && days.size >= limit.minAttemptDays;
}

/** When each member was last called in vain, in milliseconds, by any of their follow-ups. */
export function lastTries(
  followUps: readonly Pick<FollowUp, 'memberId' | 'attemptLog'>[],
): ReadonlyMap<string, number> {
  const tries = new Map<string, number>();
  for (const { memberId, attemptLog } of followUps)
    for (const { at } of attemptLog) tries.set(memberId, Math.max(tries.get(memberId) ?? 0, Date.parse(at)));
  return tries;
}

/** A call that is owed: when it is due, null where nothing says it, and since when it is owed. */
type Owed = { dueAt: string | null; since: string };

/**
 * Whether others are called first at `now` (milliseconds): until the time at which the patient asked to be called,
 * else for `retryHours` after they were called in vain, whichever of their follow-ups it was for. What is owed only
 * since then, such as a critical value that was just read, waits for neither.
 *
 * @param lastTry when the patient was last called in vain, in milliseconds; undefined: never
 */
export function isResting({ dueAt, since }: Owed, lastTry: number | undefined, now: number) {
  if (dueAt !== null && isAtAgreedTime({ dueAt }) && Date.parse(dueAt) > (lastTry ?? 0)) return now < Date.parse(dueAt);
  return lastTry !== undefined && lastTry >= Date.parse(since) && now - lastTry < limit.retryHours * HOUR_MS;
}

/** Whether an attempt may end the follow-up by itself. */
export const endsAtOnce = (result: Attempt['result']) => result === 'wrongNumber' || result === 'refused';

/**
 * Hours from the end of the business day of firstDueAt to doneAt, 0 when it was done by then: what the rate of those on
 * time and the average delay are made of (docs/domain.md 6.10).
 */
export const delayHours = ({ firstDueAt, doneAt }: { firstDueAt: string; doneAt: string }) =>
  Math.max(0, Date.parse(doneAt) - endOfBusinessDay(Date.parse(firstDueAt))) / HOUR_MS;

/** Whether somebody has to say what was done about a reaction: it was severe, or serious (docs/domain.md 6.10). */
export const isGrave = ({ adverse, adverseSerious }: Pick<FollowUp, 'adverse' | 'adverseSerious'>) =>
  adverse === 'severe' || adverseSerious === true;

/** Whether a patient asked to be called at a certain time: then it is not the whole day that counts. */
export const isAtAgreedTime = ({ dueAt }: Pick<FollowUp, 'dueAt'>) =>
  Date.parse(dueAt) !== endOfBusinessDay(Date.parse(dueAt));

/** Whether it waits for somebody to say what was done about a reaction. */
export const canAcknowledge = (one: Pick<FollowUp, 'adverse' | 'adverseSerious' | 'adverseAckAt'>) =>
  isGrave(one) && one.adverseAckAt === null;

type Tried = Pick<FollowUp, 'status'> & { attemptLog: readonly Pick<Attempt, 'result'>[] };

/** Whether it was given up because the patient does not want to be called, and not because nobody was reached. */
export const isRefused = ({ status, attemptLog }: Tried) =>
  status === 'unreachable' && attemptLog.at(-1)?.result === 'refused';
