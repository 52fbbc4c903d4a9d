import { endOfBusinessDay, endOfNextWorkday } from '../../src/domain/due';
import { hasReached } from '../../src/domain/record-status';
import { DAY_MS } from '../clock';
import type { OfficeHours } from '../fixtures/office-hours';
import type { Random } from '../fixtures/random';
import type { RecordRow } from '../record/fixtures';
import {
  buildCancelledRound,
  buildDoneSoonRound,
  buildGivenUpRound,
  buildPendingRound,
  type Round,
  type RoundStart,
} from './round';
import { cancelReasons, withdrawnReason } from './texts';

/** Whether the record was approved; random for a withdrawn agreement, which hides it. */
function wasApproved({ chance }: Random, { closeReason, eligibility }: RecordRow) {
  const isChosen = chance(0.6);
  return closeReason === 'withdrawn' ? isChosen : eligibility === 'eligible';
}

/**
 * First contact of a record: opened at submission for a red flag, otherwise at approval; null if neither happened.
 *
 * @param until latest end of the contact; `now` and `until` are in milliseconds
 */
export function buildFirstRound(
  random: Random,
  now: number,
  record: RecordRow,
  until: number,
  office: OfficeHours,
): Round | null {
  const isApproved = wasApproved(random, record);
  if (record.submittedAt === null) return null;
  const submitted = Date.parse(record.submittedAt);
  const begin = (start: Omit<RoundStart, 'plan'>) =>
    buildRound(random, now, record, until, { plan: 'first', ...start }, office);
  if (record.flags.some(({ flag }) => flag === 'red'))
    return begin({ created: submitted, due: endOfBusinessDay(submitted) });
  if (!isApproved) return null;
  const isWaiting = record.status === 'approved';
  const from = isWaiting ? Math.max(submitted, now - 3 * DAY_MS) : submitted;
  const created = random.int(from, Math.max(from, Math.min(until, from + 3 * DAY_MS)));
  return begin({ created, due: endOfNextWorkday(created, office), dueByCalendar: true });
}

/** Derives the result of the first contact from the state of its record. */
function buildRound(
  random: Random,
  now: number,
  record: RecordRow,
  until: number,
  start: RoundStart,
  office: OfficeHours,
): Round {
  const { status, closeReason } = record;
  const [isUsual, reason] = [random.chance(0.7), random.pick(cancelReasons)];
  if (hasReached('referred', record)) return buildDoneSoonRound(random, start, until, office);
  if (status === 'approved')
    return random.chance(0.88)
      ? buildPendingRound(random, start, now, office)
      : buildGivenUpRound(random, start, now, office);
  if (status === 'submitted' || status === 'reviewing')
    return isUsual ? buildPendingRound(random, start, now, office) : buildDoneSoonRound(random, start, until, office);
  if (closeReason === 'noContact') return buildGivenUpRound(random, start, until, office);
  if (closeReason === 'refused') return buildGivenUpRound(random, start, until, office, true);
  if (closeReason === 'withdrawn')
    return isUsual
      ? buildDoneSoonRound(random, start, until, office)
      : buildCancelledRound(start, until, withdrawnReason);
  if (closeReason === 'other' || status === 'rejected' || status === 'voided')
    return isUsual
      ? buildDoneSoonRound(random, start, until, office)
      : buildCancelledRound(start, random.int(start.created, until), reason);
  return buildDoneSoonRound(random, start, until, office);
}
