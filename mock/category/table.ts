import type { Category } from '../../src/contract/category';
import { projectTable } from '../project/table';
import { state } from '../state';
import { inOrder } from '../store/reorder';
import type { Table } from '../store/update';
import type { CategoryRow } from './fixtures';
import { categoryMessages } from './messages';

export const projectsIn = (categoryId: string) =>
  projectTable.rows().filter((project) => project.categoryId === categoryId);

/** The projects of a category by name. */
export const projectNames = (categoryId: string) =>
  projectsIn(categoryId).map(({ id, projectNo, name }) => ({ id, projectNo, name }));

/** A category on the way out, its projects counted. */
export function toCategory(row: CategoryRow): Category {
  const projects = projectsIn(row.id);
  const publishedProjectCount = projects.filter(({ status }) => status === 'published').length;
  return { ...row, projectCount: projects.length, publishedProjectCount };
}

export const categoryTable: Table<CategoryRow, Category> = {
  entityType: 'category',
  rows: () => state().world.categories,
  toDto: toCategory,
  masks: {},
  labelOf: ({ name }) => name,
  unknown: categoryMessages.categoryUnknown,
};

/** The whole tree in order: each category of the first level followed by those below it. */
export function categoryTree(): CategoryRow[] {
  const ordered = inOrder(state().world.categories);
  return ordered
    .filter(({ parentId }) => parentId === null)
    .flatMap((parent) => [parent, ...ordered.filter(({ parentId }) => parentId === parent.id)]);
}
