import type { CategoryInput } from '../../src/contract/category';
import { fold } from '../../src/domain/fold';
import type { Refusal } from '../messages';
import { refuse } from '../refuse';
import { state } from '../state';
import type { CategoryRow } from './fixtures';
import { categoryMessages } from './messages';

export const hasChildren = (id: string) => state().world.categories.some(({ parentId }) => parentId === id);

/**
 * Why a category cannot be a child of `parentId`.
 * @param id the category, unless it is new
 */
export function checkParent(parentId: string | null, id?: string): Refusal | undefined {
  if (parentId === null) return undefined;
  const parent = state().world.categories.find((row) => row.id === parentId);
  if (!parent) return categoryMessages.categoryParentUnknown;
  const isTooDeep = parent.parentId !== null || parentId === id || (id !== undefined && hasChildren(id));
  return isTooDeep ? categoryMessages.categoryTooDeep : undefined;
}

type Named = Pick<CategoryInput, 'parentId' | 'name' | 'code'>;

/**
 * Error of a name that is taken under the same parent.
 * @param id the category, unless it is new
 */
export function checkName({ parentId, name }: Named, id?: string): Refusal | undefined {
  const isTaken = state().world.categories.some(
    (row) => row.id !== id && row.parentId === parentId && fold(row.name) === fold(name),
  );
  return isTaken ? categoryMessages.categoryNameTaken : undefined;
}

/**
 * Error of a code that is taken.
 * @param id the category, unless it is new
 */
export const checkCode = ({ code }: Named, id?: string): Refusal | undefined =>
  state().world.categories.some((row) => row.id !== id && row.code === code)
    ? categoryMessages.categoryCodeTaken
    : undefined;

/**
 * Checks an input for a new category, or for `row`, whose code cannot change.
 * @throws Fault 422 with the errors by field
 */
export function checkCategory(input: CategoryInput, row?: CategoryRow): CategoryInput {
  refuse({
    parentId: checkParent(input.parentId, row?.id),
    name: checkName(input, row?.id),
    code: row && row.code !== input.code ? categoryMessages.categoryCodeFixed : checkCode(input, row?.id),
  });
  return input;
}
