import type { QuizContent } from '@/contract/quiz';
import type { Finding } from '@/domain/quiz/checks/finding';
import type { EditorState, ItemList } from './quiz-store';

/** Where a part of the quiz is edited; without `tab`, on any tab. */
export type EditorLocation =
  | { tab: 'questions'; selectedId: string | undefined }
  | { tab?: 'logic' | 'scoring'; scrollTarget: EditorState['scrollTarget'] };

const tabByList: Record<ItemList, 'logic' | 'scoring' | undefined> = {
  rules: 'logic',
  dimensions: 'scoring',
  resultLevels: 'scoring',
  testCases: undefined,
};

const isItemList = (part: unknown): part is ItemList => typeof part === 'string' && part in tabByList;

/** @param at path of a finding, such as `['questions', 3, 'options', 0]` */
export function getEditorLocation({ questions }: QuizContent, [part, index]: Finding['at']): EditorLocation {
  if (isItemList(part))
    return { tab: tabByList[part], scrollTarget: typeof index === 'number' ? { part, index } : undefined };
  if (part === 'scoreMode') return { tab: 'scoring', scrollTarget: undefined };
  return { tab: 'questions', selectedId: part === 'questions' ? questions[Number(index)]?.questionId : undefined };
}
