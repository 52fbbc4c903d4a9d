import type { Question, QuizContent } from '../../../contract/quiz';
import { add, type Fraction, fraction, hundredths, roundHalfUp, zero } from './exact';

/** A scored question that is asked: its points, null while they are not known. */
export type Scored = { question: Question; points: number | null };

export type DimensionScore = { dimensionId: string; score: number | null };

type Mode = Pick<QuizContent, 'scoreMode' | 'dimensions'>;

/**
 * The total and the scores of dimensions (docs/domain.md 4, score).
 *
 * - Only questions with `scored` count. A hidden one counts 0 and is left out of a mean: what nobody
 *   was asked must not thin it out. The mean of no question is 0.
 * - A scored question that is asked and has no answer makes the total unknown, never 0, and the score
 *   of its dimension.
 * - The total is rounded once, at the end: it is the sum of the dimensions before these are rounded
 *   for display. A scored question without a dimension counts in none; a weight that is missing is 1.
 *   The publish checks refuse both.
 */
export function totalsOf({ scoreMode, dimensions }: Mode, scored: readonly Scored[]) {
  if (scoreMode === 'none') return { total: null, dimensions: [] };
  const isKnown = scored.every(({ points }) => points !== null);
  if (scoreMode !== 'dimension') {
    return { total: isKnown ? roundHalfUp(sumOf(scored, scoreMode === 'weighted')) : null, dimensions: [] };
  }

  let total = zero;
  const scores = dimensions.map(({ dimensionId, method }): DimensionScore => {
    const own = scored.filter(({ question }) => question.dimensionId === dimensionId);
    if (own.some(({ points }) => points === null)) return { dimensionId, score: null };
    const sum = sumOf(own, false);
    const score =
      method === 'mean' && own.length > 0 ? { ...sum, denominator: sum.denominator * BigInt(own.length) } : sum;
    total = add(total, score);
    return { dimensionId, score: roundHalfUp(score) };
  });
  return { total: isKnown ? roundHalfUp(total) : null, dimensions: scores };
}

/** In whole ten-thousandths, a weight's two decimals beside those of the points. */
function sumOf(scored: readonly Scored[], isWeighted: boolean): Fraction {
  let sum = 0;
  for (const { question, points } of scored) {
    sum += hundredths(Number(points)) * (isWeighted ? hundredths(question.weight ?? 1) : 100);
  }
  return fraction(sum, 10_000);
}
