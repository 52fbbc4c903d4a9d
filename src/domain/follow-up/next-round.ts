import type { FollowUp } from '../../contract/follow-up';
import type { projectFollowUpPlans } from '../../contract/limits/project';
import { endOfBusinessDay, plannedRoundDueAt } from '../due';

const DAY_MS = 86_400_000;

type Planned = (typeof projectFollowUpPlans)[number];
type Round = Pick<FollowUp, 'plan' | 'firstDueAt'>;

const isPlanned = (plan: FollowUp['plan']): plan is Planned => plan !== 'first' && plan !== 'custom';
const daysOf = (plan: Planned) => Number(plan.slice(1));

type Situation = {
  /** The plan of the project, in its order. */
  plans: readonly Planned[];
  /** All rounds of the record, whatever became of them. */
  rounds: readonly Round[];
  /** When the patient was referred, in milliseconds; null where only the rounds tell. */
  referredAt: number | null;
};

/** The referral, which a planned round tells of where nothing else does: so many days before it was due. */
function referralOf({ rounds, referredAt }: Situation) {
  if (referredAt !== null) return referredAt;
  const first = rounds.find(({ plan }) => isPlanned(plan));
  return first && isPlanned(first.plan) ? Date.parse(first.firstDueAt) - daysOf(first.plan) * DAY_MS : null;
}

/**
 * The planned round that follows once a round has ended at `now` (milliseconds): the first of the project's plan that
 * there was none of yet and whose business day is not over, so many days after the referral; null when there is none
 * (docs/domain.md 6.2 and 6.10).
 */
export function nextPlannedRound(situation: Situation, now: number) {
  const referred = referralOf(situation);
  if (referred === null) return null;
  const had = situation.rounds.flatMap(({ plan }) => (isPlanned(plan) ? [daysOf(plan)] : []));
  const last = Math.max(0, ...had);
  const ahead = situation.plans
    .filter((plan) => daysOf(plan) > last)
    .map((plan) => ({ plan, due: plannedRoundDueAt(referred, plan) }))
    .filter(({ due }) => due >= endOfBusinessDay(now))
    .sort((a, b) => a.due - b.due);
  return ahead[0] ?? null;
}
