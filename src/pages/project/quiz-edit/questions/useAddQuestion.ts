import { useMemoizedFn } from 'ahooks';
import type { QuestionType } from '@/contract/quiz';
import { addQuestion } from '@/domain/quiz/edit/questions';
import { useEdit, useEditor, useEditTools } from '../EditorContext';

/** Adds a question behind the one that is chosen, at the end where none is, and leads to its title. */
export function useAddQuestion() {
  const { store } = useEditor();
  const edit = useEdit();
  const tools = useEditTools();
  return useMemoizedFn((type: QuestionType) => {
    const { history, selectedId } = store.get();
    const { questions } = history.present;
    const selected = questions.findIndex(({ questionId }) => questionId === selectedId);
    const at = selected < 0 ? questions.length : selected + 1;
    if (edit((quiz) => addQuestion(quiz, type, at, tools)))
      store.select(store.get().history.present.questions[at]?.questionId, 'title');
  });
}
