import type { QuizContent } from '../../../contract/quiz';
import type { Answers } from '../../../contract/quiz-answer';
import { isAnswerable } from '../model';
import { readAnswer } from './read-answer';

const isUnfit = (code: string) => code === 'malformed' || code === 'unknownOption';

/**
 * Answers that still fit the quiz: without those whose question or option was removed, or whose question has another
 * kind of answer now. Merely invalid answers, such as a number that is too large, are kept.
 *
 * @param today a business day of Asia/Shanghai
 */
export function keepFittingAnswers(
  { questions }: Pick<QuizContent, 'questions'>,
  answers: Answers,
  today: string,
): Answers {
  const byId = new Map(questions.map((question) => [question.questionId, question]));
  return Object.fromEntries(
    Object.entries(answers).filter(([questionId, input]) => {
      const question = byId.get(questionId);
      if (!question || !isAnswerable(question.type)) return false;
      return !readAnswer(question, question.options, input, today).problems.some(({ code }) => isUnfit(code));
    }),
  );
}
