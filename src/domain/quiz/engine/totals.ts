import type { QuizContent } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { add, type Fraction, fraction, roundHalfUp, toHundredths, zero } from './exact';

/** A visible scored question with its points, null when unknown. */
export type Scored = { question: Question; points: number | null };

export type DimensionScore = { dimensionId: string; score: number | null };

type Mode = Pick<QuizContent, 'scoreMode' | 'dimensions'>;

/**
 * Computes the total and the dimension scores (docs/domain.md 4.1, Score).
 *
 * - Only questions with `scored` count. A hidden one adds 0 and is left out of a mean: questions that were not asked
 *   must not lower it. The mean of no questions is 0.
 * - A visible scored question without an answer makes the total and the score of its dimension unknown, never 0.
 * - The total is rounded once, at the end: it is the sum of the unrounded dimension scores. A scored question without a
 *   dimension counts in none; a missing weight is 1. The publish checks refuse both.
 */
export function getTotals({ scoreMode, dimensions }: Mode, scored: readonly Scored[]) {
  if (scoreMode === 'none') return { total: null, dimensions: [] };
  const isKnown = scored.every(({ points }) => points !== null);
  if (scoreMode !== 'dimension') {
    return { total: isKnown ? roundHalfUp(sumPoints(scored, scoreMode === 'weighted')) : null, dimensions: [] };
  }

  let total = zero;
  const scores = dimensions.map(({ dimensionId, method }): DimensionScore => {
    const own = scored.filter(({ question }) => question.dimensionId === dimensionId);
    if (own.some(({ points }) => points === null)) return { dimensionId, score: null };
    const sum = sumPoints(own, false);
    const score =
      method === 'mean' && own.length > 0 ? { ...sum, denominator: sum.denominator * BigInt(own.length) } : sum;
    total = add(total, score);
    return { dimensionId, score: roundHalfUp(score) };
  });
  return { total: isKnown ? roundHalfUp(total) : null, dimensions: scores };
}

/** Sum in whole ten-thousandths: two decimals of the points and two of the weight. */
function sumPoints(scored: readonly Scored[], isWeighted: boolean): Fraction {
  let sum = 0;
  for (const { question, points } of scored) {
    sum += toHundredths(Number(points)) * (isWeighted ? toHundredths(question.weight ?? 1) : 100);
  }
  return fraction(sum, 10_000);
}
