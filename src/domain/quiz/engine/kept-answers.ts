import type { Answers, QuizContent } from '../../../contract/quiz';
import { isAnswerable } from '../model';
import { readAnswer } from './read-answer';

const isLost = (code: string) => code === 'malformed' || code === 'unknownOption';

/**
 * The answers that the quiz can still take: without those whose question or option is gone, or whose question takes
 * answers of another kind by now. What is merely wrong, such as a number that is too large, is kept.
 *
 * @param today a day of Asia/Shanghai
 */
export function keptAnswers({ questions }: Pick<QuizContent, 'questions'>, answers: Answers, today: string): Answers {
  const byId = new Map(questions.map((question) => [question.questionId, question]));
  return Object.fromEntries(
    Object.entries(answers).filter(([questionId, input]) => {
      const question = byId.get(questionId);
      if (!question || !isAnswerable(question.type)) return false;
      return !readAnswer(question, question.options, input, today).problems.some(({ code }) => isLost(code));
    }),
  );
}
