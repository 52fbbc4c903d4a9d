import { severities } from '../../../contract/limits/quiz';
import type { QuizContent, ResultLevel } from '../../../contract/quiz';
import { getScoreStep } from '../checks/score-step';
import { toHundredths } from '../engine/exact';
import { getRangedLevels, toScoreSteps } from '../reach/score-line';
import type { ScoreRange } from '../reach/score-range';
import { newLevel } from './defaults';
import { addItem, updateItem } from './items';
import { replaceAt } from './list';
import { done, type EditResult, refused } from './result';

/**
 * Appends a level of the total, one step more severe than the last level, with the scores above the existing ranges.
 *
 * @param possible possible scores; null when the quiz has no ranges or they are unknown
 */
export function addLevel(quiz: QuizContent, possible: Pick<ScoreRange, 'min' | 'max'> | null): EditResult {
  const levels = getRangedLevels(quiz, null);
  const rank = severities.indexOf(levels.at(-1)?.level.severity ?? 'excluded');
  const severity = severities[rank + 1] ?? 'normal';
  const level = newLevel(freeLevelCode(quiz), severity === 'excluded' ? 'critical' : severity);
  return addItem(quiz, 'resultLevels', { ...level, ...rangeLeft(quiz, possible) }, quiz.resultLevels.length);
}

function freeLevelCode({ resultLevels }: QuizContent) {
  const taken = new Set(resultLevels.map(({ code }) => code));
  let number = resultLevels.length + 1;
  while (taken.has(`L${number}`)) number += 1;
  return `L${number}`;
}

function rangeLeft(quiz: QuizContent, possible: Pick<ScoreRange, 'min' | 'max'> | null) {
  if (!possible) return {};
  const unit = toHundredths(getScoreStep(quiz, null));
  const ends = getRangedLevels(quiz, null)
    .map(({ level }) => toScoreSteps(level, unit))
    .flatMap(({ from, to }) => (from <= to ? [to] : []));
  const minScore = ends.length > 0 ? ((Math.max(...ends) + 1) * unit) / 100 : possible.min;
  return minScore <= possible.max ? { minScore, maxScore: possible.max } : {};
}

/**
 * Sets a level's code and updates the test cases that expect it. While two levels have the same code during editing, it
 * is unclear which one a test case means, so it stays unchanged.
 *
 * @param last its last code that was neither empty nor that of another level; the current one by default
 */
export function setLevelCode(quiz: QuizContent, at: number, code: string, last?: string): EditResult {
  const level = quiz.resultLevels[at];
  if (!level) return refused('notFound');
  const isOthers = (name: string) => quiz.resultLevels.some((other, index) => index !== at && other.code === name);
  const from = last ?? level.code;
  const isKnown = code !== '' && !isOthers(code) && !isOthers(from);
  return done({
    ...quiz,
    resultLevels: replaceAt(quiz.resultLevels, at, { ...level, code }),
    testCases: isKnown
      ? quiz.testCases.map((one) => (one.expected === from ? { ...one, expected: code } : one))
      : quiz.testCases,
  });
}

/** Sets a level's severity. Excluded members have no score, so `excluded` clears the range and the dimension. */
export function setLevelSeverity(quiz: QuizContent, at: number, severity: ResultLevel['severity']): EditResult {
  const level = quiz.resultLevels[at];
  if (!level) return refused('notFound');
  const given = severity === 'excluded' ? { minScore: null, maxScore: null, dimensionId: null } : {};
  return updateItem(quiz, 'resultLevels', at, { ...level, ...given, severity });
}
