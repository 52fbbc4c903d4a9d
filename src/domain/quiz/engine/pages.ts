import type { QuizContent } from '../../../contract/quiz';
import { isAnswerable } from '../model';

/**
 * What a member sees on one screen at a time: the ids of the questions of each page, in order.
 *
 * `questionsPerPage` counts what is answered (docs/domain.md 6.3; 0: all on one page). A section begins a page, and a
 * description stands on the page of what it describes, which is what follows it.
 *
 * @param isShown whether the question is asked, as the engine says
 */
export function pagesOf(
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
