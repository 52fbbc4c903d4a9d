import type { QuizContent, TestCase } from '../../../contract/quiz';
import { evaluate } from '../engine/evaluate';
import { type Finding, finding } from './finding';

const NONE = '—';

/** What a test case comes to: the code of a level, `excluded`, or null for neither. */
export function outcomeOf(quiz: QuizContent, { answers }: Pick<TestCase, 'answers'>, today: string) {
  const { outcome, levelCode } = evaluate(quiz, answers, today);
  return outcome === 'disqualified' ? 'excluded' : levelCode;
}

/** The test cases that do not come to what they should. */
export const checkTestCases = (quiz: QuizContent, today: string): Finding[] =>
  quiz.testCases.flatMap((testCase, index) => {
    const { name, expected } = testCase;
    const got = outcomeOf(quiz, testCase, today);
    if (got === expected) return [];
    return [finding('testCaseFailed', ['testCases', index], { name, expected: expected ?? NONE, got: got ?? NONE })];
  });
