import type {
  Category,
  CategoryBlockedBy,
  CategoryBulkAction,
  CategoryInput,
  CategoryProject,
} from '@/contract/category';
import type { NewOrder } from '@/contract/setting';
import { guard, listOf } from './guard';
import { get, type ReadOptions } from './http';
import { resource } from './resource';

const isCategory = guard<Category>({ id: 'text', version: 'count' });
const isProject = guard<CategoryProject>({ id: 'text' });
export const isCategoryBlockedBy = guard<CategoryBlockedBy>({ blockedBy: listOf(isProject) });

const categories = resource<{
  item: Category;
  input: CategoryInput;
  change: { action: CategoryBulkAction };
  scope: { parentId: string | null };
}>('/categories', { item: isCategory });

export const {
  get: getCategory,
  create: createCategory,
  update: updateCategory,
  enable: enableCategory,
  disable: disableCategory,
  remove: deleteCategory,
  restore: restoreCategory,
} = categories;

/** The whole tree in order: each first-level category followed by its children. */
export const listCategories = (options?: ReadOptions) =>
  get(categories.path, undefined, { errors: 'inline', ...options, shape: listOf(isCategory) });

export const changeCategories = (ids: string[], action: CategoryBulkAction) => categories.changeAll(ids, { action });

/** @throws AppError 409 when the order below the parent is no longer `base` */
export const orderCategories = (parentId: string | null, order: NewOrder) => categories.reorder(order, { parentId });

/** The projects that keep a category from being deleted. */
export const listCategoryProjects = ({ id }: Category) =>
  get(categories.at(id, '/projects'), undefined, { errors: 'inline', shape: listOf(isProject) });

/**
 * @throws AppError 422 with `fieldErrors.toId` if that category cannot take them, 409 when `version` is no longer the
 * newest
 */
export const moveCategoryProjects = (category: Category, toId: string) =>
  categories.act(category, 'move-projects', { toId });
