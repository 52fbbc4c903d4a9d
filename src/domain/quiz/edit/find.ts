import type { QuizContent } from '../../../contract/quiz';
import { fold, partFinder } from '../../fold';

export type FoundQuestion = {
  questionId: string;
  /** What the text was found in; of several the first of these. */
  where: 'code' | 'title' | 'description' | 'option';
};

/**
 * The questions that hold `text`, in the order of the quiz but one with that very code first; regardless of case
 * and width. Nothing is found by an empty text.
 */
export function findQuestions({ questions }: Pick<QuizContent, 'questions'>, text: string): FoundQuestion[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  const holds = partFinder(text);
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
