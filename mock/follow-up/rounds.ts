import { endOfBusinessDay, endOfNextWorkday, getPlannedRoundDueAt } from '../../src/domain/due';
import { hasReached, isOpen } from '../../src/domain/record-status';
import { DAY_MS } from '../clock';
import { type OfficeHours, toOfficeHour } from '../fixtures/office-hours';
import type { Random } from '../fixtures/random';
import type { ProjectRow } from '../project/fixtures';
import type { RecordRow } from '../record/fixtures';
import { buildFirstRound } from './first-round';
import {
  buildCancelledRound,
  buildDoneRound,
  buildDoneSoonRound,
  buildGivenUpRound,
  buildPendingRound,
  type Round,
  type RoundStart,
} from './round';
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
const getNoShowTime = ({ arrival, appointmentAt }: RecordRow, now: number) =>
  arrival === 'noShow' && appointmentAt !== null ? Math.min(now, Date.parse(appointmentAt) + 4 * HOUR_MS) : null;

/** Rounds of a record, each starting after the end of the previous one (docs/domain.md 6.5 and 6.10). */
export function buildRounds(random: Random, now: number, situation: Situation): Round[] {
  const { record, criticalAt, withdrawnAt, office } = situation;
  const missedAt = getNoShowTime(record, now);
  const until = Math.min(
    now,
    criticalAt ?? now,
    missedAt ?? now,
    withdrawnAt ?? now,
    record.appointmentAt === null ? now : Date.parse(record.appointmentAt),
  );
  const first = buildFirstRound(random, now, record, until, office);
  if (criticalAt !== null)
    return [...(first ? [first] : []), buildCriticalRound(random, now, record, criticalAt, office)];
  if (first?.outcome !== 'done') return first ? [first] : [];
  if (hasReached('referred', record))
    return [first, ...buildPlannedRounds(random, now, situation, first.ended, until, missedAt)];
  return [first, ...buildFurtherRound(random, now, situation, first.ended)];
}

/** Round that ends around its due date, or is canceled if the record was closed before. */
function buildUsualRound(
  random: Random,
  now: number,
  begun: RoundStart,
  office: OfficeHours,
  closed: number | null,
  why = closedReason,
): Round {
  const { created, due } = begun;
  const isReached = random.chance(0.92);
  const hoursLate = random.chance(0.1) ? random.int(24, 240) : random.int(-14, 12);
  const wanted = Math.max(created, due + hoursLate * HOUR_MS);
  const at = toOfficeHour(wanted, { from: created, until: Number.POSITIVE_INFINITY }, office) ?? wanted;
  if (closed !== null && at > closed) return buildCancelledRound(begun, closed, why);
  if (at > now) return buildPendingRound(random, begun, now, office);
  return isReached ? buildDoneRound(random, begun, at, office) : buildGivenUpRound(random, begun, at, office);
}

/** Planned rounds after the referral, and the one that a missed appointment opens. */
function buildPlannedRounds(
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
    const round = buildUsualRound(random, missed ?? now, begun, office, closed);
    if (missed === null) {
      if (!add(round)) break;
    } else if (round.outcome === 'pending') {
      add(buildCancelledRound(begun, missed, replacedReason));
      const isOver = add(buildMissedRound(random, now, record, missed, office));
      missed = null;
      if (!isOver) break;
    } else add(round);
  }
  if (missed !== null) add(buildMissedRound(random, now, record, missed, office));
  return rounds;
}

/** Round for a critical value, done soon unless the value is new. */
export const buildCriticalRound = (
  random: Random,
  now: number,
  record: RecordRow | null,
  created: number,
  office: OfficeHours,
) => buildUrgentRound(random, now, record, { plan: 'custom', created, due: endOfBusinessDay(created) }, office);

/** Round for a missed appointment. */
function buildMissedRound(random: Random, now: number, record: RecordRow, created: number, office: OfficeHours) {
  const due = endOfNextWorkday(created, office);
  return buildUrgentRound(random, now, record, { plan: 'custom', created, due, dueByCalendar: true }, office);
}

function buildUrgentRound(
  random: Random,
  now: number,
  record: RecordRow | null,
  begun: RoundStart,
  office: OfficeHours,
): Round {
  const isWorkedOn = record === null || isOpen(record.status);
  if (isWorkedOn && now - begun.created < 2 * DAY_MS) return buildPendingRound(random, begun, now, office);
  return buildDoneSoonRound(random, begun, now, office);
}

/** Possible additional round that was agreed during the first contact. */
function buildFurtherRound(
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
  const round = buildUsualRound(random, now, { plan: 'custom', created, due }, office, closed, why);
  const isDeceased = record.closeReason === 'other' && round.outcome === 'done' && random.chance(0.4);
  return [{ ...round, isDeceased }];
}
