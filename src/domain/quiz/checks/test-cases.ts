import type { QuizContent, TestCase } from '../../../contract/quiz';
import { evaluate } from '../engine/evaluate';
import { createFinding, type Finding } from './finding';

const NONE = '—';

/** Result of a test case: a level code, `excluded`, or null for neither. */
export function getOutcome(quiz: QuizContent, { answers }: Pick<TestCase, 'answers'>, today: string) {
  const { outcome, levelCode } = evaluate(quiz, answers, today);
  return outcome === 'disqualified' ? 'excluded' : levelCode;
}

/** Finds test cases whose result differs from the expected one. */
export const checkTestCases = (quiz: QuizContent, today: string): Finding[] =>
  quiz.testCases.flatMap((testCase, index) => {
    const { name, expected } = testCase;
    const got = getOutcome(quiz, testCase, today);
    if (got === expected) return [];
    return [
      createFinding('testCaseFailed', ['testCases', index], { name, expected: expected ?? NONE, got: got ?? NONE }),
    ];
  });
