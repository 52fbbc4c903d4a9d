import type { QuizContent } from '../../../contract/quiz';
import { scoreRange } from '../reach/score-range';
import { search } from '../reach/search';
import { checkDates } from './dates';
import { type Finding, finding, isBlank, type PublishContext } from './finding';
import { checkLevels, type Possible } from './levels';
import { checkOutside } from './outside';
import { checkQuestions } from './questions';
import { checkRules } from './rules';
import { checkScoring } from './scoring';
import { checkTestCases } from './test-cases';

/**
 * All that is wrong with a quiz that members are to see (docs/domain.md 4.1). It can be published when no
 * finding is an error; then whoever answers it comes to its end, with a level unless excluded.
 */
export function checkQuiz(quiz: QuizContent, context: PublishContext): Finding[] {
  const { today } = context;
  const ofParts = checkParts(quiz, today);
  // What answers lead to says nothing while a question or a rule is wrong by itself.
  const isSound = canPublish(ofParts);
  const possible: Possible = (dimensionId) => (isSound ? scoreRange(quiz, today, dimensionId) : undefined);
  return [
    ...ofParts,
    ...checkLevels(quiz, possible),
    ...(isSound ? checkWays(quiz, today, possible(null)?.isExact !== false) : []),
    ...(isSound ? checkTestCases(quiz, today) : []),
    ...checkOutside(quiz, context),
  ];
}

/** What is wrong with a question, a rule or the scoring by itself, whatever answers lead to; quick enough while one writes. */
export const checkParts = (quiz: QuizContent, today: string): Finding[] => [
  ...(isBlank(quiz.title) ? [finding('titleMissing', ['title'])] : []),
  ...checkQuestions(quiz),
  ...checkDates(quiz, today),
  ...checkRules(quiz, today),
  ...checkScoring(quiz),
];

export const canPublish = (findings: readonly Finding[]) => findings.every(({ severity }) => severity !== 'error');

/**
 * Questions that no answers lead to. A quiz with too many ways to know them, or its range of scores, gets
 * a warning: its levels are compared with an estimate that may be too large, never too small.
 */
function checkWays(quiz: QuizContent, today: string, isRangeExact: boolean): Finding[] {
  const found = search(quiz, today, { factor: () => 0, tally: () => undefined });
  const unreachable = quiz.questions.flatMap(({ questionId, code }, index) =>
    !found || found.asked.has(questionId)
      ? []
      : [finding('questionUnreachable', ['questions', index], { question: code })],
  );
  return found && isRangeExact ? unreachable : [...unreachable, finding('scoreRangeEstimated', ['rules'])];
}
