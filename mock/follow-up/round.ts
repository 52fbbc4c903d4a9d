import type { FollowUp } from '../../src/contract/follow-up-list';
import { DAY_MS } from '../clock';
import { type OfficeHours, toOfficeHour } from '../fixtures/office-hours';
import type { Random } from '../fixtures/random';

export type Attempt = { at: number; result: FollowUp['attemptLog'][number]['result'] };
export type Outcome = 'pending' | 'done' | 'unreachable' | 'cancelled';

/** Generated round; instants are in milliseconds. */
export type Round = {
  plan: FollowUp['plan'];
  created: number;
  /** First due date. */
  due: number;
  /** Whether the date comes from the service calendar. */
  dueByCalendar?: boolean;
  outcome: Outcome;
  /** Time at which it was done, given up or canceled; now for a pending one. */
  ended: number;
  attempts: readonly Attempt[];
  cancelReason: string | null;
  isDeceased: boolean;
};
export type RoundStart = Pick<Round, 'plan' | 'created' | 'due' | 'dueByCalendar'>;

const results = ['noAnswer', 'noAnswer', 'busy', 'off'] as const;
const createRound = (begun: RoundStart, outcome: Outcome, at: number, attempts: readonly Attempt[]): Round => ({
  ...begun,
  outcome,
  ended: at,
  attempts,
  cancelReason: null,
  isDeceased: false,
});

/** A few unsuccessful calls, only within office hours between two instants. */
function buildAttempts({ int, chance, pick }: Random, from: number, to: number, office: OfficeHours): Attempt[] {
  const count = chance(0.3) ? int(1, 2) : 0;
  const any = Array.from({ length: count }, () => ({ at: int(from, to), result: pick(results) }));
  return any
    .flatMap(({ at, result }) => {
      const called = toOfficeHour(at, { from, until: to }, office);
      return called === undefined ? [] : [{ at: called, result }];
    })
    .sort((a, b) => a.at - b.at);
}

/** Round that was done within two days of its creation, and by `until`. */
export function buildDoneSoonRound(random: Random, begun: RoundStart, until: number, office: OfficeHours) {
  const at = random.int(begun.created, Math.max(begun.created, Math.min(until, begun.created + 2 * DAY_MS)));
  return buildDoneRound(random, begun, toOfficeHour(at, { from: begun.created, until }, office) ?? at, office);
}

export const buildDoneRound = (random: Random, begun: RoundStart, at: number, office: OfficeHours) =>
  createRound(begun, 'done', at, buildAttempts(random, begun.created, at, office));

export const buildPendingRound = (random: Random, begun: RoundStart, now: number, office: OfficeHours) =>
  createRound(begun, 'pending', now, buildAttempts(random, begun.created, now, office));

export const buildCancelledRound = (begun: RoundStart, at: number, reason: string): Round => ({
  ...createRound(begun, 'cancelled', at, []),
  cancelReason: reason,
});

/**
 * Round that was given up: after calls on three workdays, or after a single final result if there is no time for three.
 */
export function buildGivenUpRound(
  { int, pick }: Random,
  begun: RoundStart,
  until: number,
  office: OfficeHours,
  isRefused = false,
): Round {
  const any = int(begun.created, Math.max(begun.created, Math.min(until, begun.created + DAY_MS)));
  const first = toOfficeHour(any, { from: begun.created, until }, office) ?? any;
  const next = (at: number) => toOfficeHour(at + DAY_MS, { from: at + DAY_MS / 2, until }, office);
  const second = next(first);
  const last = second === undefined ? undefined : next(second);
  if (isRefused || second === undefined || last === undefined) {
    const result = isRefused ? 'refused' : pick(['wrongNumber', 'refused'] as const);
    return createRound(begun, 'unreachable', first, [{ at: first, result }]);
  }
  const attempts = [first, second, last].map((at): Attempt => ({ at, result: pick(results) }));
  return createRound(begun, 'unreachable', last, attempts);
}
