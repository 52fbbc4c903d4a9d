import type { Dimension, QuizContent, QuizRule, ResultLevel, TestCase } from '@/contract/quiz';
import { quiz as limit } from '../../../contract/limits/quiz';
import { insertAt, moveTo, removeAt, replaceAt } from './list';
import { done, type EditResult, refused } from './result';

type Lists = { rules: QuizRule; dimensions: Dimension; resultLevels: ResultLevel; testCases: TestCase };
type Name = keyof Lists;

const maxItems: Record<Name, number> = {
  rules: limit.maxRules,
  dimensions: limit.maxDimensions,
  resultLevels: limit.maxLevels,
  testCases: limit.maxTestCases,
};

/** Rules, dimensions, levels and test cases share these edits; items are identified by index. */
const setItems = <List extends Name>(quiz: QuizContent, name: List, list: Lists[List][]) =>
  done({ ...quiz, [name]: list });
const getItems = <List extends Name>(quiz: QuizContent, name: List) => quiz[name] as unknown as Lists[List][];

export const addItem = <List extends Name>(quiz: QuizContent, name: List, item: Lists[List], at: number): EditResult =>
  quiz[name].length >= maxItems[name]
    ? refused('tooMany', { max: maxItems[name] })
    : setItems(quiz, name, insertAt(getItems(quiz, name), item, at));

export const updateItem = <List extends Name>(
  quiz: QuizContent,
  name: List,
  at: number,
  item: Lists[List],
): EditResult =>
  quiz[name][at] ? setItems(quiz, name, replaceAt(getItems(quiz, name), at, item)) : refused('notFound');

/** Moves an item. The order of rules decides between jumps; that of levels and dimensions only affects display. */
export const moveItem = (quiz: QuizContent, name: Name, at: number, to: number): EditResult =>
  quiz[name][at] ? setItems(quiz, name, moveTo(getItems(quiz, name), at, to)) : refused('notFound');

/** Questions and levels that belong to a dimension. */
export const getDimensionUsers = ({ questions, resultLevels }: QuizContent, dimensionId: string) => ({
  questions: questions.filter((question) => question.dimensionId === dimensionId),
  levels: resultLevels.filter((level) => level.dimensionId === dimensionId),
});

/** Deletes an item; refused for a dimension that a question or a level belongs to. */
export function deleteItem(quiz: QuizContent, name: Name, at: number): EditResult {
  if (!quiz[name][at]) return refused('notFound');
  const dimension = name === 'dimensions' ? quiz.dimensions[at] : undefined;
  const users = dimension ? getDimensionUsers(quiz, dimension.dimensionId) : { questions: [], levels: [] };
  const count = users.questions.length + users.levels.length;
  return count > 0 ? refused('dimensionUsed', { count }) : setItems(quiz, name, removeAt(getItems(quiz, name), at));
}

export type Settings = Omit<QuizContent, 'questions' | Name>;

export const updateSettings = (quiz: QuizContent, patch: Partial<Settings>): EditResult => done({ ...quiz, ...patch });
