import { endOfBusinessDay, endOfNextWorkday, getPlannedRoundDueAt } from '../../src/domain/due';
import { hasReached, isOpen } from '../../src/domain/record-status';
import { DAY_MS } from '../clock';
import { type OfficeHours, toOfficeHour } from '../fixtures/office-hours';
import type { Random } from '../fixtures/random';
import type { ProjectRow } from '../project/fixtures';
import type { RecordRow } from '../record/fixtures';
import { firstRound } from './first-round';
import { type Begun, cancelledAt, doneAt, doneSoon, givenUp, type Round, stillPending } from './round';
import { closedReason, replacedReason, withdrawnReason } from './texts';

type Situation = {
  record: RecordRow;
  plans: ProjectRow['followUpPlan'];
  office: OfficeHours;
  /** Time at which a critical value in one of its reports was reviewed. */
  criticalAt: number | null;
  /** Time at which its agreement was withdrawn and the record was closed. */
  withdrawnAt: number | null;
};

const HOUR_MS = 3_600_000;

/** Time at which a missed appointment was noticed. */
const noShowAt = ({ arrival, appointmentAt }: RecordRow, now: number) =>
  arrival === 'noShow' && appointmentAt !== null ? Math.min(now, Date.parse(appointmentAt) + 4 * HOUR_MS) : null;

/** Rounds of a record, each starting after the end of the previous one (docs/domain.md 6.5 and 6.10). */
export function getRounds(random: Random, now: number, situation: Situation): Round[] {
  const { record, criticalAt, withdrawnAt, office } = situation;
  const missedAt = noShowAt(record, now);
  const until = Math.min(
    now,
    criticalAt ?? now,
    missedAt ?? now,
    withdrawnAt ?? now,
    record.appointmentAt === null ? now : Date.parse(record.appointmentAt),
  );
  const first = firstRound(random, now, record, until, office);
  if (criticalAt !== null) return [...(first ? [first] : []), criticalRound(random, now, record, criticalAt, office)];
  if (first?.outcome !== 'done') return first ? [first] : [];
  if (hasReached('referred', record))
    return [first, ...plannedRounds(random, now, situation, first.ended, until, missedAt)];
  return [first, ...furtherRound(random, now, situation, first.ended)];
}

/** Round that ends around its due date, or is canceled if the record was closed before. */
function usualRound(
  random: Random,
  now: number,
  begun: Begun,
  office: OfficeHours,
  closed: number | null,
  why = closedReason,
): Round {
  const { created, due } = begun;
  const isReached = random.chance(0.92);
  const hoursLate = random.chance(0.1) ? random.int(24, 240) : random.int(-14, 12);
  const wanted = Math.max(created, due + hoursLate * HOUR_MS);
  const at = toOfficeHour(wanted, { from: created, until: Number.POSITIVE_INFINITY }, office) ?? wanted;
  if (closed !== null && at > closed) return cancelledAt(begun, closed, why);
  if (at > now) return stillPending(random, begun, now, office);
  return isReached ? doneAt(random, begun, at, office) : givenUp(random, begun, at, office);
}

/** Planned rounds after the referral, and the one that a missed appointment opens. */
function plannedRounds(
  random: Random,
  now: number,
  { record, plans, office }: Situation,
  contacted: number,
  until: number,
  missedAt: number | null,
): Round[] {
  const referred = random.int(contacted, Math.max(contacted, Math.min(until, contacted + 7 * DAY_MS)));
  const closed = isOpen(record.status) ? null : random.int(referred, now);
  const rounds: Round[] = [];
  let missed = missedAt;
  let from = referred;
  const add = (round: Round) => {
    rounds.push(round);
    from = round.ended;
    return round.outcome === 'done' || round.outcome === 'unreachable';
  };
  for (const plan of plans) {
    const begun = { plan, created: from, due: getPlannedRoundDueAt(referred, plan) };
    // Rounds that were due before the previous one ended are skipped.
    if (begun.due < from || (closed !== null && from >= closed)) continue;
    const round = usualRound(random, missed ?? now, begun, office, closed);
    if (missed === null) {
      if (!add(round)) break;
    } else if (round.outcome === 'pending') {
      add(cancelledAt(begun, missed, replacedReason));
      const isOver = add(missedRound(random, now, record, missed, office));
      missed = null;
      if (!isOver) break;
    } else add(round);
  }
  if (missed !== null) add(missedRound(random, now, record, missed, office));
  return rounds;
}

/** Round for a critical value, done soon unless the value is new. */
export const criticalRound = (
  random: Random,
  now: number,
  record: RecordRow | null,
  created: number,
  office: OfficeHours,
) => urgentRound(random, now, record, { plan: 'custom', created, due: endOfBusinessDay(created) }, office);

/** Round for a missed appointment. */
function missedRound(random: Random, now: number, record: RecordRow, created: number, office: OfficeHours) {
  const due = endOfNextWorkday(created, office);
  return urgentRound(random, now, record, { plan: 'custom', created, due, dueByCalendar: true }, office);
}

function urgentRound(random: Random, now: number, record: RecordRow | null, begun: Begun, office: OfficeHours): Round {
  const isWorkedOn = record === null || isOpen(record.status);
  if (isWorkedOn && now - begun.created < 2 * DAY_MS) return stillPending(random, begun, now, office);
  return doneSoon(random, begun, now, office);
}

/** Possible additional round that was agreed during the first contact. */
function furtherRound(
  random: Random,
  now: number,
  { record, withdrawnAt, office }: Situation,
  created: number,
): Round[] {
  const isWanted = random.chance(record.status === 'contacted' ? 0.4 : 0.18);
  const due = endOfBusinessDay(created + random.int(2, 14) * DAY_MS);
  if (!isWanted || !['contacted', 'closed'].includes(record.status)) return [];
  const closed = record.status === 'closed' ? (withdrawnAt ?? random.int(created, now)) : null;
  const why = withdrawnAt === null ? closedReason : withdrawnReason;
  const round = usualRound(random, now, { plan: 'custom', created, due }, office, closed, why);
  const isDeceased = record.closeReason === 'other' && round.outcome === 'done' && random.chance(0.4);
  return [{ ...round, isDeceased }];
}
