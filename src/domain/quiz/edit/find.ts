import type { QuizContent } from '../../../contract/quiz';
import { createKeywordMatcher, fold } from '../../fold';

export type FoundQuestion = {
  questionId: string;
  /** First of these places that contains the text. */
  where: 'code' | 'title' | 'description' | 'option';
};

/**
 * Questions that contain `text`, ignoring case and width, in quiz order; a question with exactly this code comes first.
 * An empty text finds nothing.
 */
export function findQuestions({ questions }: Pick<QuizContent, 'questions'>, text: string): FoundQuestion[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  const holds = createKeywordMatcher(text);
  const found = questions.flatMap(({ questionId, code, title, description, options }): FoundQuestion[] => {
    if (holds(code)) return [{ questionId, where: 'code' }];
    if (holds(title)) return [{ questionId, where: 'title' }];
    if (holds(description)) return [{ questionId, where: 'description' }];
    return options.some(({ label }) => holds(label)) ? [{ questionId, where: 'option' }] : [];
  });
  const exact = questions.find(({ code }) => fold(code) === wanted)?.questionId;
  return [
    ...found.filter(({ questionId }) => questionId === exact),
    ...found.filter((one) => one.questionId !== exact),
  ];
}
