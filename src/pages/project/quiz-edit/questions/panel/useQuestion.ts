import type { Question } from '@/contract/quiz-question';
import { useEditorState } from '../../EditorContext';

/**
 * Subscribes to a part of a question.
 *
 * @param pick must return the same object for the same question
 * @returns undefined while the question is being removed
 */
export const useQuestion = <Part>(id: string, pick: (question: Question) => Part): Part | undefined =>
  useEditorState(({ history }) => {
    const question = history.present.questions.find(({ questionId }) => questionId === id);
    return question && pick(question);
  });
