import type { QuizContent } from '../../../contract/quiz';
import type { Answers } from '../../../contract/quiz-answer';
import type { Question } from '../../../contract/quiz-question';
import { fraction, roundHalfUp, toHundredths } from '../engine/exact';
import { getOuterRange } from './outer-range';
import { type Objective, searchPaths } from './search';

export type ScoreRange = {
  min: number;
  max: number;
  /**
   * Whether both bounds are reached, as the examples show. Otherwise the quiz has too many paths for the search: no
   * score exceeds the bounds, but they need not be reached.
   */
  isExact: boolean;
  examples: { min: Answers; max: Answers } | null;
};

/** Beyond this common multiple, sums would no longer be exact. */
const MULTIPLE_MAX = 10_000;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Minimum and maximum of the total, or of a dimension's score, over answers that are valid and do not disqualify. Null
 * when there is no score: without scoring, or when everyone is disqualified.
 *
 * Finding the scores that rules leave possible is NP-hard in general. `search` is exact for quizzes as people write
 * them; beyond its budget the result falls back to `getOuterRange`, which no score exceeds. Relative days in rules are
 * resolved as of `today`.
 */
export function getScoreRange(quiz: QuizContent, today: string, dimensionId: string | null = null): ScoreRange | null {
  if (quiz.scoreMode === 'none' || (dimensionId !== null && quiz.scoreMode !== 'dimension')) return null;
  const counted = (question: Question) => dimensionId === null || question.dimensionId === dimensionId;
  const methods = new Map(quiz.dimensions.map(({ dimensionId, method }) => [dimensionId, method]));
  const methodOf = (question: Question) => methods.get(question.dimensionId ?? '');
  const outer = () => ({ ...getOuterRange(quiz, dimensionId), isExact: false, examples: null });

  /** Converts hundredths of points to ten-thousandths, as in `getTotals`. */
  const factor = (question: Question) => {
    if (!counted(question)) return 0;
    if (quiz.scoreMode === 'weighted') return toHundredths(question.weight ?? 1);
    return quiz.scoreMode === 'sum' || methodOf(question) ? 100 : 0;
  };
  const tally: Objective['tally'] = (question) =>
    quiz.scoreMode === 'dimension' && counted(question) && methodOf(question) === 'mean'
      ? String(question.dimensionId)
      : undefined;

  const first = searchPaths(quiz, today, { factor, tally });
  if (!first) return outer();
  const found = [];
  for (const { counts } of first.endings) {
    // The divisor of a mean is known only at the end, so each ending is searched separately.
    const multiple = Object.values(counts).reduce((product, count) => (product / gcd(product, count)) * count, 1);
    const scaled = (question: Question) => (factor(question) * multiple) / (counts[tally(question) ?? ''] ?? 1);
    const again = multiple === 1 ? first : searchPaths(quiz, today, { factor: scaled, tally });
    if (!again || multiple > MULTIPLE_MAX) return outer();
    const endings = again.endings.filter((other) => isSame(counts, other.counts));
    found.push(...endings.map((ending) => ({ ...ending, denominator: 10_000 * multiple })));
  }
  const scores = found.map(({ least, most, denominator }) => ({
    min: roundHalfUp(fraction(least.value, denominator)),
    max: roundHalfUp(fraction(most.value, denominator)),
    least: least.answers,
    most: most.answers,
  }));
  if (scores.length === 0) return null;
  const lowest = scores.reduce((a, b) => (b.min < a.min ? b : a));
  const highest = scores.reduce((a, b) => (b.max > a.max ? b : a));
  const examples = { min: lowest.least, max: highest.most };
  return { min: lowest.min, max: highest.max, isExact: true, examples };
}

const isSame = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>) =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key]);
