import { useMemo } from 'react';
import type { Question, QuizRule } from '@/contract/quiz';
import { formatSentence, toRuleSentence } from '@/domain/quiz/rules/sentence';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { quizRuleTexts } from '@/locales/quizRule';
import { formatRegion } from '@/utils/regions';
import type { QuestionNames } from './useQuestionNames';

/** Says a rule as a sentence. @returns a function that is another one once a sentence may be another */
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
