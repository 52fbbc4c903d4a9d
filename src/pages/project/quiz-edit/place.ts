import type { QuizContent } from '@/contract/quiz';
import type { Finding } from '@/domain/quiz/checks/finding';
import type { EditorState, PointedPart } from './quiz-store';

/** Where a part of the quiz is edited; without `tab`, on any tab. */
export type Place =
  | { tab: 'questions'; selectedId: string | undefined }
  | { tab?: 'logic' | 'scoring'; pointed: EditorState['pointed'] };

const tabOf: Record<PointedPart, 'logic' | 'scoring' | undefined> = {
  rules: 'logic',
  dimensions: 'scoring',
  resultLevels: 'scoring',
  testCases: undefined,
};

const isPointedPart = (part: unknown): part is PointedPart => typeof part === 'string' && part in tabOf;

/** @param at path of a finding, such as `['questions', 3, 'options', 0]` */
export function placeOf({ questions }: QuizContent, [part, index]: Finding['at']): Place {
  if (isPointedPart(part))
    return { tab: tabOf[part], pointed: typeof index === 'number' ? { part, index } : undefined };
  if (part === 'scoreMode') return { tab: 'scoring', pointed: undefined };
  return { tab: 'questions', selectedId: part === 'questions' ? questions[Number(index)]?.questionId : undefined };
}
