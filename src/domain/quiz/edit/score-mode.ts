import type { Dimension, QuizContent, ResultLevel, TestCase } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { isChoice, isScoredByDefault } from '../model';
import { done, type EditResult } from './result';

type Mode = QuizContent['scoreMode'];

const hasPoints = ({ options }: Question) => options.some(({ score }) => score !== null);

/**
 * Changes the scoring mode and removes what does not apply to the new one (docs/domain.md 6.3). Points of options
 * always stay.
 */
export const changeScoreMode = (quiz: QuizContent, mode: Mode): EditResult =>
  done(mode === quiz.scoreMode ? quiz : withScoreMode(quiz, mode));

const withScoreMode = (quiz: QuizContent, mode: Mode): QuizContent => ({
  ...quiz,
  scoreMode: mode,
  questions: quiz.questions.map((question) => toScoredQuestion(question, quiz, mode)),
  dimensions: mode === 'dimension' ? quiz.dimensions : [],
  resultLevels: levelsIn(quiz.resultLevels, mode),
});

/**
 * If some options already have points, for example after a paste, choice questions without points are not scored. A
 * question that becomes scored is also required, because without an answer there is no total.
 */
function toScoredQuestion(question: Question, { scoreMode: from, questions }: QuizContent, to: Mode): Question {
  const isMeant =
    isChoice(question.type) && questions.some(hasPoints) ? hasPoints(question) : isScoredByDefault(question);
  const scored = to !== 'none' && (question.scored || (from === 'none' && isMeant));
  return {
    ...question,
    scored,
    required: question.required || (scored && !question.scored),
    weight: to === 'weighted' ? (question.weight ?? 1) : null,
    dimensionId: to === 'dimension' ? question.dimensionId : null,
  };
}

/** Levels of dimensions exist only in dimension mode; without scores, only the first level of the total remains. */
function levelsIn(levels: readonly ResultLevel[], mode: Mode): ResultLevel[] {
  if (mode === 'dimension') return [...levels];
  const kept = levels.filter(({ dimensionId }) => dimensionId === null);
  if (mode !== 'none') return kept;
  const first = kept.find(({ severity }) => severity !== 'excluded');
  return kept
    .filter((level) => level === first || level.severity === 'excluded')
    .map((level) => ({ ...level, minScore: null, maxScore: null }));
}

export type ScoreModeEffects = {
  /** Items that are removed. */
  removed: {
    levels: ResultLevel[];
    /** Levels that stay but lose their range. */
    ranges: ResultLevel[];
    dimensions: Dimension[];
    /** Questions whose weight is not 1. */
    weights: Question[];
    scored: Question[];
    /** Test cases that expect a removed level. */
    testCases: TestCase[];
  };
  /** Items that are added. */
  added: { scored: Question[]; required: Question[]; weights: Question[]; withoutDimension: Question[] };
};

/** Effects of a change of the scoring mode, shown before it is confirmed. */
export function getScoreModeEffects(quiz: QuizContent, mode: Mode): ScoreModeEffects {
  const after = mode === quiz.scoreMode ? quiz : withScoreMode(quiz, mode);
  const pairs = quiz.questions.map((before, index) => ({ before, now: after.questions[index] as Question }));
  const where = (isSo: (before: Question, now: Question) => boolean) =>
    pairs.filter(({ before, now }) => isSo(before, now)).map(({ before }) => before);
  const codes = new Set(after.resultLevels.map(({ code }) => code));
  const levels = quiz.resultLevels.filter(({ code }) => !codes.has(code));
  return {
    removed: {
      levels,
      ranges: quiz.resultLevels.filter(
        ({ code, minScore, maxScore }) =>
          mode === 'none' && codes.has(code) && (minScore !== null || maxScore !== null),
      ),
      dimensions: quiz.dimensions.filter((dimension) => !after.dimensions.includes(dimension)),
      weights: where((before, now) => before.scored && before.weight !== now.weight && (before.weight ?? 1) !== 1),
      scored: where((before, now) => before.scored && !now.scored),
      testCases: quiz.testCases.filter(({ expected }) => levels.some(({ code }) => code === expected)),
    },
    added: {
      scored: where((before, now) => !before.scored && now.scored),
      required: where((before, now) => !before.required && now.required),
      weights: where((before, now) => now.scored && before.weight === null && now.weight !== null),
      withoutDimension: where((_, now) => mode === 'dimension' && now.scored && now.dimensionId === null),
    },
  };
}
