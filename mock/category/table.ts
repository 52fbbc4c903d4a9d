import type { Category } from '../../src/contract/category';
import { projectTable } from '../project/table';
import { state } from '../state';
import { inOrder } from '../store/reorder';
import type { Table } from '../store/update';
import type { CategoryRow } from './fixtures';
import { categoryMessages } from './messages';

export const projectsIn = (categoryId: string) =>
  projectTable.rows().filter((project) => project.categoryId === categoryId);

/** Names and numbers of the projects of a category. */
export const projectNames = (categoryId: string) =>
  projectsIn(categoryId).map(({ id, projectNo, name }) => ({ id, projectNo, name }));

/** Category in its API form, with the number of its projects. */
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

/** All categories in order, each of the first level followed by its children. */
export function categoryTree(): CategoryRow[] {
  const ordered = inOrder(state().world.categories);
  return ordered
    .filter(({ parentId }) => parentId === null)
    .flatMap((parent) => [parent, ...ordered.filter(({ parentId }) => parentId === parent.id)]);
}
