import { useMemo } from 'react';
import type { QuizRule } from '@/contract/quiz';
import type { Question } from '@/contract/quiz-question';
import { formatSentence, toRuleSentence } from '@/domain/quiz/rules/sentence';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { quizRuleTexts } from '@/locales/quizRule';
import { formatRegion } from '@/utils/regions';
import type { QuestionNames } from './useQuestionNames';

/** @returns a function that formats a rule as a sentence; it changes when questions, names or language change */
export function useRuleSentence(questions: Question[], names: QuestionNames) {
  const t = useText(quizRuleTexts);
  const { regions } = useRegions(questions.some(({ type }) => type === 'region'));
  return useMemo(
    () => (rule: QuizRule) =>
      formatSentence(
        t,
        toRuleSentence({ questions }, rule, {
          question: ({ questionId, code }) => names.get(questionId)?.said ?? code,
          region: (code) => formatRegion(regions, code),
        }),
      ),
    [questions, names, regions, t],
  );
}
