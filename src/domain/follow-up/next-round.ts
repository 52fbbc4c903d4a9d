import type { FollowUp } from '../../contract/follow-up-list';
import type { projectFollowUpPlans } from '../../contract/limits/project';
import { endOfBusinessDay, getPlannedRoundDueAt } from '../due';

const DAY_MS = 86_400_000;

type Planned = (typeof projectFollowUpPlans)[number];
type Round = Pick<FollowUp, 'plan' | 'firstDueAt' | 'createdAt'>;

/** Whether a follow-up is one of the project's plan. */
export const isPlanned = (plan: FollowUp['plan']): plan is Planned => plan !== 'first' && plan !== 'custom';
const getPlanDays = (plan: Planned) => Number(plan.slice(1));

type Situation = {
  /** Follow-up plan of the project, in its order. */
  plans: readonly Planned[];
  /** All rounds of the record, whatever their status. */
  rounds: readonly Round[];
  /** Time of the referral in milliseconds; null when it has to be derived from the rounds. */
  referredAt: number | null;
};

/** Time of the referral; when unknown, a planned round's first due date minus the days of its plan. */
function getReferredAt({ rounds, referredAt }: Situation) {
  if (referredAt !== null) return referredAt;
  const first = rounds.find(({ plan }) => isPlanned(plan));
  return first && isPlanned(first.plan) ? Date.parse(first.firstDueAt) - getPlanDays(first.plan) * DAY_MS : null;
}

/**
 * Next planned round after a round has ended at `now` (milliseconds): the first of the project's plan that comes after
 * all planned rounds since the referral and whose business day, counted from the referral, is not over. Null when there
 * is none (docs/domain.md 6.2 and 6.10).
 */
export function findNextPlannedRound(situation: Situation, now: number) {
  const referred = getReferredAt(situation);
  if (referred === null) return null;
  // A record that was reopened can be referred again, and then has the whole plan again.
  const isOfReferral = ({ createdAt }: Round) =>
    situation.referredAt === null || Date.parse(createdAt) >= situation.referredAt;
  const had = situation.rounds.flatMap((round) =>
    isPlanned(round.plan) && isOfReferral(round) ? [getPlanDays(round.plan)] : [],
  );
  const last = Math.max(0, ...had);
  const ahead = situation.plans
    .filter((plan) => getPlanDays(plan) > last)
    .map((plan) => ({ plan, due: getPlannedRoundDueAt(referred, plan) }))
    .filter(({ due }) => due >= endOfBusinessDay(now))
    .sort((a, b) => a.due - b.due);
  return ahead[0] ?? null;
}
