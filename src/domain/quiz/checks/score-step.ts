import type { QuizContent } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';

/**
 * Step between possible scores: 1 when every possible score is whole, else 0.01 (docs/domain.md 4.1). Means and
 * fractional weights count as not whole, even though some of their sums are.
 */
export function getScoreStep({ scoreMode, questions, dimensions }: QuizContent, dimensionId: string | null): 1 | 0.01 {
  const isCounted = ({ scored, dimensionId: own }: Question) => scored && (dimensionId === null || own === dimensionId);
  const counted = questions.filter(isCounted);
  const hasMean =
    scoreMode === 'dimension' &&
    dimensions.some(
      (dimension) => dimension.method === 'mean' && counted.some((one) => one.dimensionId === dimension.dimensionId),
    );
  const weightOf = ({ weight }: Question) => (scoreMode === 'weighted' ? (weight ?? 1) : 1);
  const isWhole = counted.every((question) =>
    getPossiblePoints(question).every((points) => Number.isInteger(Number((points * weightOf(question)).toFixed(4)))),
  );
  return isWhole && !hasMean ? 1 : 0.01;
}

/** All points that a question can contribute; a rating has whole points, in steps of 1. */
function getPossiblePoints({ type, options, scoreRanges, scoreCap }: Question): number[] {
  if (type === 'rate') return [1];
  if (type === 'number') return scoreRanges.map(({ score }) => score);
  return [...options.map(({ score }) => score ?? 0), ...(type === 'multiple' && scoreCap !== null ? [scoreCap] : [])];
}
