import type { Question } from '@/contract/quiz';
import { useQuiz } from '../../EditorContext';

/**
 * A part of the question that the panel shows: only what shows that part is drawn anew with it.
 *
 * @param pick must give the same object for the same question
 * @returns undefined in the moment in which the question goes
 */
export const useQuestion = <Part>(id: string, pick: (question: Question) => Part): Part | undefined =>
  useQuiz(({ history }) => {
    const question = history.present.questions.find(({ questionId }) => questionId === id);
    return question && pick(question);
  });
