import { useMemo } from 'react';
import type { QuizRule } from '@/contract/quiz';
import { ruleSentence, sentenceText } from '@/domain/quiz/rules/sentence';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { quizRuleTexts } from '@/locales/quizRule';
import { regionText } from '@/utils/regions';
import { useQuiz } from '../EditorContext';
import type { QuestionNames } from './useQuestionNames';

/** Says a rule as a sentence. @returns a function that is another one once a sentence may be another */
export function useRuleSentence(names: QuestionNames) {
  const t = useText(quizRuleTexts);
  const questions = useQuiz(({ history }) => history.present.questions);
  const { regions } = useRegions(questions.some(({ type }) => type === 'region'));
  return useMemo(
    () => (rule: QuizRule) =>
      sentenceText(
        t,
        ruleSentence({ questions }, rule, {
          question: ({ questionId, code }) => names.get(questionId)?.said ?? code,
          region: (code) => regionText(regions, code),
        }),
      ),
    [questions, names, regions, t],
  );
}
