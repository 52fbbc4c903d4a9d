import type { Answers, QuizContent } from '../../../contract/quiz';
import { planOf } from './plan';
import { walk } from './walk';

export type Next = { kind: 'question'; questionId: string } | { kind: 'end' } | { kind: 'disqualified' };

/**
 * What follows the question `after`, or begins the quiz where it is null: always something that lies
 * further on, sections and descriptions included. Only answers up to `after` matter, so it does not
 * ask whether the answer to `after` itself may stay; `readAnswer` does.
 */
export function nextQuestion(
  quiz: Pick<QuizContent, 'questions' | 'rules'>,
  answers: Answers,
  after: string | null,
  today: string,
): Next {
  const from = quiz.questions.findIndex(({ questionId }) => questionId === after);
  for (const { place, hiddenBy, departure } of walk(planOf(quiz), answers, today)) {
    if (place.index > from && hiddenBy === null) return { kind: 'question', questionId: place.question.questionId };
    // Also from a hidden question further on, which the member comes by on the way to the next.
    if (departure?.to === 'end' || departure?.to === 'disqualified') return { kind: departure.to };
  }
  return { kind: 'end' };
}
