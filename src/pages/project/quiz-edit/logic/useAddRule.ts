import { useMemoizedFn } from 'ahooks';
import type { QuizRule } from '@/contract/quiz';
import { addItem } from '@/domain/quiz/edit/items';
import { withQuestion } from '@/domain/quiz/rules/change';
import { getOperatorOffers } from '@/domain/quiz/rules/offers';
import { useEdit, useEditor, useEditTools } from '../EditorContext';

/** Returns a function that adds a rule at the end and opens it, with a condition on the given question. */
export function useAddRule() {
  const { store, show } = useEditor();
  const edit = useEdit();
  const { newId } = useEditTools();
  return useMemoizedFn((questionId?: string) => {
    const { questions, rules } = store.get().history.present;
    const from = questions.find((question) => question.questionId === questionId);
    const rule: QuizRule = {
      ruleId: newId(),
      kind: 'show',
      targetKind: 'question',
      targetId: null,
      match: 'all',
      conditions: from && getOperatorOffers(from).length > 0 ? [withQuestion(from, null).condition] : [],
    };
    if (edit((quiz) => addItem(quiz, 'rules', rule, rules.length))) show(['rules', rules.length]);
  });
}
