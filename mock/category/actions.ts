import type { CategoryBulkAction, CategoryInput } from '../../src/contract/category';
import { category as limit } from '../../src/contract/limits/category';
import { sort as sortLimit } from '../../src/contract/limits/sort';
import type { NewOrder } from '../../src/contract/setting';
import { Fault } from '../fault';
import { messages } from '../messages';
import { state } from '../state';
import { create } from '../store/create';
import { remove, restore } from '../store/remove';
import { reorder } from '../store/reorder';
import { type Act, find, update } from '../store/update';
import type { CategoryRow } from './fixtures';
import { categoryMessages } from './messages';
import { checked, codeProblem, hasChildren, nameProblem, parentProblem } from './rules';
import { categoryTable, projectNames, projectsIn } from './table';

type Target = { id: string; version: number };
type By = Pick<Act, 'operatorName'>;

const refuseWhenFull = () => {
  if (categoryTable.rows().length >= limit.count) throw new Fault(422, categoryMessages.categoriesFull);
};

/** An input with its place: the one asked for, the one it has, or after all others of its parent. */
function placed(input: CategoryInput, row?: CategoryRow) {
  const isThereAlready = row?.parentId === input.parentId;
  const places = categoryTable.rows().flatMap(({ parentId, sort }) => (parentId === input.parentId ? [sort] : []));
  const last = Math.min(sortLimit.max, Math.max(sortLimit.min - 1, ...places) + 1);
  return { ...input, sort: input.sort ?? (isThereAlready ? row.sort : last) };
}

/** Adds a category. @throws Fault 422 when there are as many as may be, or with the fields that are refused */
export function createCategory(input: CategoryInput, by: By) {
  refuseWhenFull();
  return create(categoryTable, (base): CategoryRow => ({ ...base, ...placed(checked(input)) }), by);
}

/** Replaces what is written of a category. @throws Fault 422 with the fields that are refused */
export const updateCategory = ({ id, version }: Target, input: CategoryInput, by: By) =>
  update(categoryTable, id, version, (row) => placed(checked(input, row), row), { action: 'update', ...by });

/** Enables or disables a category, whatever projects it has; one that is so already is left as it is. */
export function setStatus({ id, version }: Target, status: CategoryRow['status'], by: By): CategoryRow {
  const row = find(categoryTable.rows(), id);
  if (row.version === version && row.status === status) return row;
  const action = status === 'enabled' ? 'enable' : 'disable';
  return update(categoryTable, id, version, () => ({ status }), { action, ...by });
}

/** One row of an action on several, in any version. */
export const changeCategory = (row: CategoryRow, action: CategoryBulkAction, by: By) =>
  setStatus(row, action === 'enable' ? 'enabled' : 'disabled', by);

/** Gives the categories below a parent another order. @throws Fault 409 with the order as it is when that is not `base` any more */
export const orderCategories = (parentId: string | null, order: NewOrder, by: By) =>
  reorder(categoryTable, { name: parentId ?? 'root', has: (row) => row.parentId === parentId }, order, by);

/** Moves all projects of a category into another one. @throws Fault 422 when that cannot take them */
export function moveProjects({ id, version }: Target, toId: string, by: By): CategoryRow {
  const { world } = state();
  const moved = new Set(projectsIn(id).map((project) => project.id));
  const changes = [...moved].map((projectId) => ({ field: `project ${projectId}`, from: id, to: toId }));
  const row = update(
    categoryTable,
    id,
    version,
    () => {
      const to = world.categories.find((one) => one.id === toId);
      if (toId === id || to?.status !== 'enabled') {
        throw new Fault(422, messages.invalid, { fields: { toId: categoryMessages.categoryMoveTarget } });
      }
      return {};
    },
    { action: 'moveProjects', ...by, changes },
  );
  world.projects = world.projects.map((project) =>
    moved.has(project.id) ? { ...project, categoryId: toId } : project,
  );
  return row;
}

/** Deletes a category. @throws Fault 422 with its projects while it has some, and while others are below it */
export const removeCategory = ({ id, version }: Target, by: By) =>
  remove(categoryTable, id, version, by, () => {
    const blockedBy = projectNames(id);
    if (blockedBy.length > 0) {
      throw new Fault(422, categoryMessages.categoryHasProjects, {
        data: { blockedBy, projectCount: blockedBy.length },
      });
    }
    if (hasChildren(id)) throw new Fault(422, categoryMessages.categoryHasChildren);
  });

/** Undoes a deletion. @throws Fault 422 when its place, its name or its code is gone by now */
export const restoreCategory = ({ id, version }: Target, by: By) =>
  restore(categoryTable, id, version, by, (row) => {
    refuseWhenFull();
    const problem = parentProblem(row.parentId, id) ?? nameProblem(row, id) ?? codeProblem(row, id);
    if (problem) throw new Fault(422, problem);
  });
