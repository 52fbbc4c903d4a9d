import type { QuizContent } from '../../../contract/quiz';
import { isAnswerable } from '../model';

/**
 * Pages of a quiz: the question ids of each screen, in order.
 *
 * `questionsPerPage` counts answerable questions (docs/domain.md 6.3; 0: all on one page). A section starts a page, and
 * a description is on the page of the question that follows it.
 *
 * @param isShown whether the engine shows the question
 */
export function splitIntoPages(
  { questions, questionsPerPage }: Pick<QuizContent, 'questions' | 'questionsPerPage'>,
  isShown: (questionId: string) => boolean,
): string[][] {
  const pages: string[][] = [];
  let count = 0;
  for (const { questionId, type } of questions) {
    if (!isShown(questionId)) continue;
    const isFull = questionsPerPage > 0 && count > 0 && (type === 'section' || count >= questionsPerPage);
    const page = isFull ? undefined : pages.at(-1);
    if (page) page.push(questionId);
    else {
      pages.push([questionId]);
      count = 0;
    }
    if (isAnswerable(type)) count += 1;
  }
  return pages;
}
