import { useMemo } from 'react';
import type { QuizContent, TestCase } from '@/contract/quiz';
import { getOutcome } from '@/domain/quiz/checks/test-cases';

/** Result of a test case with the current quiz. */
export type Outcome = { testCase: TestCase; got: string | null; isPassed: boolean };

export const useOutcomes = (quiz: QuizContent, today: string) =>
  useMemo(
    () =>
      quiz.testCases.map((testCase): Outcome => {
        const got = getOutcome(quiz, testCase, today);
        return { testCase, got, isPassed: got === testCase.expected };
      }),
    [quiz, today],
  );
