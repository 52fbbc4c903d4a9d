import type { Category } from '../../src/contract/category';
import { projectTable } from '../project/table';
import { state } from '../state';
import { sortInOrder } from '../store/reorder';
import type { Table } from '../store/update';
import type { CategoryRow } from './fixtures';
import { categoryMessages } from './messages';

export const getProjects = (categoryId: string) =>
  projectTable.rows().filter((project) => project.categoryId === categoryId);

/** Names and numbers of the projects of a category. */
export const getProjectNames = (categoryId: string) =>
  getProjects(categoryId).map(({ id, projectNo, name }) => ({ id, projectNo, name }));

/** Category in its API form, with the number of its projects. */
export function toCategory(row: CategoryRow): Category {
  const projects = getProjects(row.id);
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
export function getCategoryTree(): CategoryRow[] {
  const ordered = sortInOrder(state().world.categories);
  return ordered
    .filter(({ parentId }) => parentId === null)
    .flatMap((parent) => [parent, ...ordered.filter(({ parentId }) => parentId === parent.id)]);
}
