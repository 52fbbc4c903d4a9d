import type { QuizContent } from '../../../contract/quiz';
import { getScoreRange } from '../reach/score-range';
import { searchPaths } from '../reach/search';
import { checkContext } from './context';
import { checkDates } from './dates';
import { createFinding, type Finding, isBlank, type PublishContext } from './finding';
import { checkLevels, type Possible } from './levels';
import { checkQuestions } from './questions';
import { checkRules } from './rules';
import { checkScoring } from './scoring';
import { checkTestCases } from './test-cases';

/**
 * All publish checks of a quiz (docs/domain.md 4.1). It can be published when no finding is an error; then everyone who
 * answers it reaches its end, with a level unless excluded.
 */
export function checkQuiz(quiz: QuizContent, context: PublishContext): Finding[] {
  const { today } = context;
  const ofParts = checkParts(quiz, today);
  // Paths through the quiz are meaningless while a question or a rule is invalid by itself.
  const isSound = canPublish(ofParts);
  const possible: Possible = (dimensionId) => (isSound ? getScoreRange(quiz, today, dimensionId) : undefined);
  return [
    ...ofParts,
    ...checkLevels(quiz, possible),
    ...(isSound ? checkWays(quiz, today, possible(null)?.isExact !== false) : []),
    ...(isSound ? checkTestCases(quiz, today) : []),
    ...checkContext(quiz, context),
  ];
}

/** Checks questions, rules and scoring by themselves, without exploring answers; fast enough to run while editing. */
export const checkParts = (quiz: QuizContent, today: string): Finding[] => [
  ...(isBlank(quiz.title) ? [createFinding('titleMissing', ['title'])] : []),
  ...checkQuestions(quiz),
  ...checkDates(quiz, today),
  ...checkRules(quiz, today),
  ...checkScoring(quiz),
];

export const canPublish = (findings: readonly Finding[]) => findings.every(({ severity }) => severity !== 'error');

/**
 * Finds questions that no answers lead to. If the quiz has too many paths to explore, or to determine its score range
 * exactly, a warning is added: its levels are checked against an estimated range, which may be too wide but never too
 * narrow.
 */
function checkWays(quiz: QuizContent, today: string, isRangeExact: boolean): Finding[] {
  const found = searchPaths(quiz, today, { factor: () => 0, tally: () => undefined });
  const unreachable = quiz.questions.flatMap(({ questionId, code }, index) =>
    !found || found.asked.has(questionId)
      ? []
      : [createFinding('questionUnreachable', ['questions', index], { question: code })],
  );
  return found && isRangeExact ? unreachable : [...unreachable, createFinding('scoreRangeEstimated', ['rules'])];
}
