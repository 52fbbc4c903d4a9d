import type { adverseDegrees, followUpOutcomes } from '../../src/contract/limits/follow-up';
import { seenDoctorAnswers } from '../../src/contract/limits/follow-up';
import { DAY_MS, iso } from '../clock';
import type { Random } from '../fixtures/random';
import type { FollowUpRow } from './follow-up-row';
import type { Round } from './round';
import { acknowledgeNotes, contents, deceasedContent, reactionContents } from './texts';

type Learnt = Pick<
  FollowUpRow,
  | 'doneAt'
  | 'doneByName'
  | 'outcome'
  | 'seenDoctor'
  | 'adverse'
  | 'adverseSerious'
  | 'adverseAckAt'
  | 'adverseAckByName'
  | 'adverseAckNote'
  | 'content'
>;

/** Nothing, of a follow-up that did not take place. */
export const unlearnt: Learnt = {
  doneAt: null,
  doneByName: null,
  outcome: null,
  seenDoctor: null,
  adverse: null,
  adverseSerious: null,
  adverseAckAt: null,
  adverseAckByName: null,
  adverseAckNote: null,
  content: null,
};

const outcomes: readonly (typeof followUpOutcomes)[number][] = [
  'improved',
  'improved',
  'stable',
  'stable',
  'stable',
  'recovered',
  'worse',
  'unknown',
];
const degrees: readonly (typeof adverseDegrees)[number][] = ['mild', 'mild', 'mild', 'moderate', 'severe'];

/** Whether somebody has to be told at once (docs/domain.md 6.10). */
export const isSevere = ({ adverse, adverseSerious }: Pick<FollowUpRow, 'adverse' | 'adverseSerious'>) =>
  adverse === 'severe' || adverseSerious === true;

/** What was learnt from a follow-up that took place; a severe reaction was acknowledged within a day, most of them. */
export function learnt({ int, pick, chance }: Random, { plan, ended, isDeceased }: Round, byName: string): Learnt {
  const hasReaction = chance(0.08) && plan !== 'first';
  const [outcome, content, reaction] = [pick(outcomes), pick(contents), pick(reactionContents)];
  const told = {
    doneAt: iso(ended),
    doneByName: byName,
    outcome: isDeceased ? ('deceased' as const) : outcome,
    seenDoctor: isDeceased ? ('unknown' as const) : pick(seenDoctorAnswers),
    adverse: hasReaction ? pick(degrees) : ('none' as const),
    adverseSerious: hasReaction && chance(0.15),
    content: isDeceased ? deceasedContent : hasReaction ? reaction : content,
  };
  const isAcknowledged = chance(0.8);
  const [at, note] = [ended + int(1, DAY_MS / 2), pick(acknowledgeNotes)];
  if (!isSevere(told) || !isAcknowledged) return { ...unlearnt, ...told };
  return { ...told, adverseAckAt: iso(at), adverseAckByName: byName, adverseAckNote: note };
}
