import type { QuizContent, ResultLevel } from '../../contract/quiz';
import type { RecordedAnswer } from '../../contract/quiz-answer';
import { findLevel } from '../quiz/engine/severity';
import { getTotals } from '../quiz/engine/totals';

/** Contribution of one answer: its points, null when it has none or they are masked, and its weight. */
export type ScoredAnswer = {
  questionId: string;
  title: string;
  points: number | null;
  masked: boolean;
  weight: number;
};

export type ScoreExplained = {
  mode: QuizContent['scoreMode'];
  /** Scored questions that were visible, in quiz order. */
  answers: ScoredAnswer[];
  dimensions: { dimensionId: string; name: string; score: number | null; level: ResultLevel | null }[];
  /** Null also when points are masked, because they cannot be added up then. */
  total: number | null;
  /** Levels of the total, and which one was reached. */
  levels: { level: ResultLevel; isReached: boolean }[];
};

/**
 * Explains the score of a record by the quiz version that was answered (docs/domain.md 4.1, Score).
 *
 * @param storedTotal total stored in the record, used for the level when points are masked
 */
export function explainScore(
  quiz: QuizContent,
  recorded: readonly RecordedAnswer[],
  storedTotal: number | null,
): ScoreExplained {
  const questions = new Map(quiz.questions.map((question) => [question.questionId, question]));
  const scored = recorded.flatMap(({ questionId, scored: counts, hidden, masked, score: points }) => {
    const question = questions.get(questionId);
    return question && counts && !hidden ? [{ question, points, masked }] : [];
  });
  const isMasked = scored.some(({ masked }) => masked);
  const { total, dimensions } = isMasked ? { total: null, dimensions: [] } : getTotals(quiz, scored);
  const reached = findLevel(quiz.resultLevels, null, isMasked ? storedTotal : total);
  return {
    mode: quiz.scoreMode,
    answers: scored.map(({ question: { questionId, title, weight }, points, masked }) => ({
      questionId,
      title,
      points,
      masked,
      weight: quiz.scoreMode === 'weighted' ? (weight ?? 1) : 1,
    })),
    dimensions: dimensions.map(({ dimensionId, score }) => ({
      dimensionId,
      name: quiz.dimensions.find((dimension) => dimension.dimensionId === dimensionId)?.name ?? '',
      score,
      level: findLevel(quiz.resultLevels, dimensionId, score),
    })),
    total,
    levels: quiz.resultLevels
      .filter(({ dimensionId, severity }) => dimensionId === null && severity !== 'excluded')
      .map((level) => ({ level, isReached: level === reached })),
  };
}
