import type { adverseDegrees, followUpOutcomes } from '../../src/contract/limits/follow-up';
import { seenDoctorAnswers } from '../../src/contract/limits/follow-up';
import { DAY_MS, iso } from '../clock';
import type { Random } from '../fixtures/random';
import type { FollowUpRow } from './follow-up-row';
import type { Round } from './round';
import { acknowledgeNotes, contentsByOutcome, contentsByReaction, deceasedContent, seriousContents } from './texts';

type ContactResultFields = Pick<
  FollowUpRow,
  | 'doneAt'
  | 'doneByName'
  | 'outcome'
  | 'seenDoctor'
  | 'adverse'
  | 'adverseSerious'
  | 'seriousKnownAt'
  | 'adverseAckAt'
  | 'adverseAckByName'
  | 'adverseAckNote'
  | 'content'
>;

/** Result of a follow-up that did not take place. */
export const emptyContactResult: ContactResultFields = {
  doneAt: null,
  doneByName: null,
  outcome: null,
  seenDoctor: null,
  adverse: null,
  adverseSerious: null,
  seriousKnownAt: null,
  adverseAckAt: null,
  adverseAckByName: null,
  adverseAckNote: null,
  content: null,
};

const outcomes: readonly Exclude<(typeof followUpOutcomes)[number], 'deceased'>[] = [
  'improved',
  'improved',
  'stable',
  'stable',
  'stable',
  'recovered',
  'worse',
  'unknown',
];
const degrees: readonly Exclude<(typeof adverseDegrees)[number], 'none'>[] = [
  'mild',
  'mild',
  'mild',
  'moderate',
  'severe',
];

/** Whether someone must be notified immediately (docs/domain.md 6.10). */
export const isSevere = ({ adverse, adverseSerious }: Pick<FollowUpRow, 'adverse' | 'adverseSerious'>) =>
  adverse === 'severe' || adverseSerious === true;

/** Serious events older than this are acknowledged; a newer one can still be reported in time. */
const RECENT_MS = DAY_MS / 2;

/**
 * Generates a consistent result of a completed follow-up. Most severe reactions were acknowledged within half a day;
 * serious events all were, except the newest.
 */
export function generateContactResult(
  random: Random,
  { plan, ended, isDeceased }: Round,
  byName: string,
  now: number,
): ContactResultFields {
  const { int, pick, chance } = random;
  const hasReaction = chance(0.08) && plan !== 'first' && !isDeceased;
  const [usual, degree, isSerious] = [pick(outcomes), pick(degrees), chance(0.15)];
  // A patient with a reaction has not recovered.
  const outcome = hasReaction && usual === 'recovered' ? 'improved' : usual;
  const adverse = hasReaction ? (isSerious ? ('severe' as const) : degree) : ('none' as const);
  const words =
    adverse === 'none' ? contentsByOutcome[outcome] : isSerious ? seriousContents : contentsByReaction[adverse];
  const told = {
    doneAt: iso(ended),
    doneByName: byName,
    outcome: isDeceased ? ('deceased' as const) : outcome,
    seenDoctor: isDeceased
      ? ('unknown' as const)
      : adverse !== 'none' && isSerious
        ? ('yes' as const)
        : pick(seenDoctorAnswers),
    adverse,
    adverseSerious: hasReaction && isSerious,
    seriousKnownAt: hasReaction && isSerious ? iso(ended) : null,
    content: isDeceased ? deceasedContent : pick<string>(words),
  };
  const isAcknowledged = told.adverseSerious ? now - ended > RECENT_MS : chance(0.8);
  const [at, note] = [ended + int(1, RECENT_MS), pick(acknowledgeNotes)];
  if (!isSevere(told) || !isAcknowledged) return { ...emptyContactResult, ...told };
  return { ...told, adverseAckAt: iso(at), adverseAckByName: byName, adverseAckNote: note };
}
