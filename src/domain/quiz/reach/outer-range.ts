import { question as limit } from '../../../contract/limits/quiz';
import type { QuizContent } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { fraction, roundHalfUp, toHundredths } from '../engine/exact';

/**
 * Bounds that no score exceeds, adding up the minimum and maximum of each question independently, and 0 if any rule
 * could hide it. With many rules the true bounds are narrower.
 */
export function getOuterRange(quiz: QuizContent, dimensionId: string | null) {
  const canHide = quiz.rules.length > 0;
  const ranges = quiz.questions
    .filter(({ scored }) => scored)
    .map((question) => {
      const { min, max } = pointsRange(question);
      const weight = quiz.scoreMode === 'weighted' ? toHundredths(question.weight ?? 1) : 100;
      return {
        question,
        min: toHundredths(canHide ? Math.min(0, min) : min) * weight,
        max: toHundredths(canHide ? Math.max(0, max) : max) * weight,
      };
    });
  const side = (end: 'min' | 'max') => {
    if (quiz.scoreMode !== 'dimension') return ranges.reduce((sum, range) => sum + range[end], 0);
    return quiz.dimensions
      .filter((dimension) => dimensionId === null || dimension.dimensionId === dimensionId)
      .map(({ dimensionId, method }) => {
        const own = ranges.filter(({ question }) => question.dimensionId === dimensionId).map((range) => range[end]);
        // A mean never exceeds the minimum and maximum of its parts.
        if (method === 'mean') return own.length > 0 ? Math[end](...own) : 0;
        return own.reduce((sum, value) => sum + value, 0);
      })
      .reduce((sum, value) => sum + value, 0);
  };
  const rounded = (value: number) => roundHalfUp(fraction(value, 10_000));
  return { min: rounded(side('min')), max: rounded(side('max')) };
}

/** Minimum and maximum points of one question, ignoring rules and limits on the number of choices. */
export function pointsRange(question: Question): { min: number; max: number } {
  const { type, validation, scoreCap, options, scoreRanges } = question;
  if (type === 'rate') {
    return { min: validation.min ?? limit.defaultMinRate, max: validation.max ?? limit.defaultMaxRate };
  }
  const scores = (type === 'number' ? scoreRanges : options).map(({ score }) => score ?? 0);
  if (scores.length === 0) return { min: 0, max: 0 };
  const min = Math.min(...scores);
  const max = Math.max(...scores);
  if (type !== 'multiple') return { min, max };
  const sumOf = (sign: 1 | -1) => scores.reduce((sum, score) => (score * sign > 0 ? sum + score : sum), 0);
  const cap = scoreCap ?? Number.POSITIVE_INFINITY;
  return { min: Math.min(min < 0 ? sumOf(-1) : min, cap), max: Math.min(max > 0 ? sumOf(1) : max, cap) };
}
