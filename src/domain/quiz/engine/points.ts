import type { AnswerValue } from '../../../contract/quiz-answer';
import type { Question } from '../../../contract/quiz-question';
import { findOption } from '../model';
import { toHundredths } from './exact';

/** Source of points: an option, a number range (by index), or neither, as for a rating. */
export type Part = { optionId: string | null; range: number | null; points: number };

export type Points = {
  /** Null when the quiz defines no points for the answer. That is unknown, not 0. */
  points: number | null;
  parts: readonly Part[];
  /** Sum before `scoreCap` was applied; null when it was not exceeded. */
  uncapped: number | null;
};

const unknown: Points = { points: null, parts: [], uncapped: null };

/**
 * Points of an accepted answer before weighting (docs/domain.md 4.1, Score): those of the option for single and
 * boolean, the sum of the selected options up to `scoreCap` for multiple, those of its range for a number, the value
 * itself for a rating.
 */
export function getPoints(question: Question, answer: AnswerValue): Points {
  switch (question.type) {
    case 'single':
    case 'boolean':
    case 'multiple':
      return pointsOfOptions(question, Array.isArray(answer) ? answer : [String(answer)]);
    case 'number':
      return pointsOfNumber(question, Number(answer));
    case 'rate':
      return {
        points: Number(answer),
        parts: [{ optionId: null, range: null, points: Number(answer) }],
        uncapped: null,
      };
    default:
      return unknown;
  }
}

function pointsOfOptions(question: Question, chosen: readonly string[]): Points {
  const parts: Part[] = [];
  let sum = 0;
  for (const optionId of chosen) {
    const points = findOption(question, optionId)?.score ?? null;
    if (points === null) return unknown;
    parts.push({ optionId, range: null, points });
    sum += toHundredths(points);
  }
  const cap = question.type === 'multiple' ? question.scoreCap : null;
  const total = sum / 100;
  return cap !== null && total > cap
    ? { points: cap, parts, uncapped: total }
    : { points: total, parts, uncapped: null };
}

/**
 * Index of the range that contains a value. Ranges are half-open, `[min, max)`, so that no value is in two ranges or in
 * none between them; the last one is closed.
 */
export function findRangeIndex({ scoreRanges }: Question, value: number): number {
  const last = scoreRanges.length - 1;
  return scoreRanges.findIndex(
    ({ min, max }, index) => min <= value && (value < max || (index === last && value === max)),
  );
}

function pointsOfNumber(question: Question, value: number): Points {
  const range = findRangeIndex(question, value);
  const points = question.scoreRanges[range]?.score;
  return points === undefined ? unknown : { points, parts: [{ optionId: null, range, points }], uncapped: null };
}
