import type { CategoryBulkAction, CategoryInput } from '../../src/contract/category';
import { category as limit } from '../../src/contract/limits/category';
import { isVisibleCategory } from '../../src/domain/category/tree';
import { getNextSort } from '../../src/domain/next-place';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { messages } from '../messages';
import { projectTable } from '../project/table';
import { state } from '../state';
import { createActions, createStatusActions } from '../store/actions';
import type { Target } from '../store/row';
import { update } from '../store/update';
import type { CategoryRow } from './fixtures';
import { categoryMessages } from './messages';
import { checkCategory, checkCode, checkName, checkParent, hasChildren } from './rules';
import { categoryTable, getProjectNames, getProjects } from './table';

const checkCapacity = () => {
  if (categoryTable.rows().length >= limit.maxCategories) throw new Fault(categoryMessages.categoriesFull);
};

/** Determines the position: the requested one, the current one, or the last under the parent. */
function withSort(input: CategoryInput, row?: CategoryRow) {
  const isThereAlready = row?.parentId === input.parentId;
  const places = categoryTable.rows().flatMap(({ parentId, sort }) => (parentId === input.parentId ? [sort] : []));
  return { ...input, sort: input.sort ?? (isThereAlready ? row.sort : getNextSort(places)) };
}

export const categoryActions = {
  ...createActions(categoryTable, {
    create(input: CategoryInput) {
      checkCapacity();
      return withSort(checkCategory(input));
    },
    update: (input, row) => withSort(checkCategory(input, row), row),
    checkRemoval({ id }) {
      const blockedBy = getProjectNames(id);
      if (blockedBy.length > 0) {
        const data = { blockedBy, projectCount: blockedBy.length };
        throw new Fault(categoryMessages.categoryHasProjects, { data });
      }
      if (hasChildren(id)) throw new Fault(categoryMessages.categoryHasChildren);
    },
    checkReturn(row) {
      checkCapacity();
      const problem = checkParent(row.parentId, row.id) ?? checkName(row, row.id) ?? checkCode(row, row.id);
      if (problem) throw new Fault(problem);
    },
  }),
  ...createStatusActions(categoryTable),
};

/** Applies a bulk action to one row, regardless of its version. */
export const changeCategory = (row: CategoryRow, { action }: { action: CategoryBulkAction }, operator: Who) =>
  categoryActions[action](row, operator);

/**
 * Moves all projects of a category into another one, each with its own version and log entry.
 * @throws Fault 422 for the same or an unknown category, or one that members do not find
 */
export function moveProjects({ id, version }: Target, toId: string, { name }: Who): CategoryRow {
  const moved = getProjects(id);
  const changes = moved.map((project) => ({ field: `project ${project.id}`, from: id, to: toId }));
  const row = update(
    categoryTable,
    id,
    version,
    () => {
      const { categories } = state().world;
      const to = categories.find((one) => one.id === toId);
      if (toId === id || !to || !isVisibleCategory(categories, to)) {
        throw new Fault(messages.invalid, { fields: { toId: categoryMessages.categoryMoveTarget } });
      }
      return {};
    },
    { action: 'moveProjects', operatorName: name, changes },
  );
  for (const project of moved) {
    update(projectTable, project.id, project.version, () => ({ categoryId: toId }), {
      action: 'setCategory',
      operatorName: name,
    });
  }
  return row;
}
