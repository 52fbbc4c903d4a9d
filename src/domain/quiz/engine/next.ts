import type { QuizContent } from '../../../contract/quiz';
import type { Answers } from '../../../contract/quiz-answer';
import { createPlan } from './plan';
import { walk } from './walk';

export type Next = { kind: 'question'; questionId: string } | { kind: 'end' } | { kind: 'disqualified' };

/**
 * What follows the question `after`, or starts the quiz when it is null: always a later question, including sections
 * and descriptions. Only answers up to `after` matter. It does not check whether the answer to `after` is accepted;
 * `readAnswer` does.
 */
export function nextQuestion(
  quiz: Pick<QuizContent, 'questions' | 'rules'>,
  answers: Answers,
  after: string | null,
  today: string,
): Next {
  const from = quiz.questions.findIndex(({ questionId }) => questionId === after);
  for (const { place, hiddenBy, departure } of walk(createPlan(quiz), answers, today)) {
    if (place.index > from && hiddenBy === null) return { kind: 'question', questionId: place.question.questionId };
    // A hidden question further on can also end the quiz, because the member passes it on the way to the next one.
    if (departure?.to === 'end' || departure?.to === 'disqualified') return { kind: departure.to };
  }
  return { kind: 'end' };
}
