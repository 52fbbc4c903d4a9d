import type { FollowUp } from '../../src/contract/follow-up';
import { DAY_MS } from '../clock';
import type { Random } from '../fixtures/random';

export type Attempt = { at: number; result: FollowUp['attemptLog'][number]['result'] };
export type Outcome = 'pending' | 'done' | 'unreachable' | 'cancelled';

/** A round in the making; instants in milliseconds. */
export type Round = {
  plan: FollowUp['plan'];
  created: number;
  /** When it was due at first. */
  due: number;
  outcome: Outcome;
  /** When it was done, given up or cancelled; now while it is pending. */
  ended: number;
  attempts: readonly Attempt[];
  cancelReason: string | null;
  isDeceased: boolean;
};
export type Begun = Pick<Round, 'plan' | 'created' | 'due'>;

const results = ['noAnswer', 'noAnswer', 'busy', 'off'] as const;
/** Attempts on as many days give somebody up. */
const DAYS_OF_ATTEMPTS = 2;

const ended = (begun: Begun, outcome: Outcome, at: number, attempts: readonly Attempt[]): Round => ({
  ...begun,
  outcome,
  ended: at,
  attempts,
  cancelReason: null,
  isDeceased: false,
});

/** Calls in vain between two instants, a few or none. */
function attemptsBetween({ int, chance, pick }: Random, from: number, to: number): Attempt[] {
  const count = chance(0.3) ? int(1, 2) : 0;
  return Array.from({ length: count }, () => ({ at: int(from, to), result: pick(results) })).sort(
    (a, b) => a.at - b.at,
  );
}

/** A round that was done within two days of its creation, or at `until` at the latest. */
export function doneSoon(random: Random, begun: Begun, until: number) {
  const at = random.int(begun.created, Math.max(begun.created, Math.min(until, begun.created + 2 * DAY_MS)));
  return doneAt(random, begun, at);
}

export const doneAt = (random: Random, begun: Begun, at: number) =>
  ended(begun, 'done', at, attemptsBetween(random, begun.created, at));

export const stillPending = (random: Random, begun: Begun, now: number) =>
  ended(begun, 'pending', now, attemptsBetween(random, begun.created, now));

export const cancelledAt = (begun: Begun, at: number, reason: string): Round => ({
  ...ended(begun, 'cancelled', at, []),
  cancelReason: reason,
});

/** A round that was given up: after calls on three days, or where that is too long, after one that ends it at once. */
export function givenUp({ int, pick }: Random, begun: Begun, until: number, isRefused = false): Round {
  const first = int(begun.created, Math.max(begun.created, Math.min(until, begun.created + DAY_MS)));
  const last = first + DAYS_OF_ATTEMPTS * DAY_MS;
  if (isRefused || last > until) {
    const result = isRefused ? 'refused' : pick(['wrongNumber', 'refused'] as const);
    return ended(begun, 'unreachable', first, [{ at: first, result }]);
  }
  const attempts = [first, first + DAY_MS, last].map((at): Attempt => ({ at, result: pick(results) }));
  return ended(begun, 'unreachable', last, attempts);
}
