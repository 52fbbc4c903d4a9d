import type {
  Category,
  CategoryBlockedBy,
  CategoryBulkAction,
  CategoryInput,
  CategoryProject,
} from '@/contract/category';
import type { NewOrder } from '@/contract/setting';
import { isBulkResult } from './bulk';
import { del, get, inForm, inPlace, post, put } from './http';
import { getOne } from './one';
import { listOf, shape } from './shape';

const isCategory = shape<Category>({ id: 'text', version: 'count' });
const isProject = shape<CategoryProject>({ id: 'text' });
export const isCategoryBlockedBy = shape<CategoryBlockedBy>({ blockedBy: listOf(isProject) });

/** The whole tree in order: each category of the first level followed by those below it. */
export const listCategories = (signal?: AbortSignal) =>
  get('/categories', undefined, { signal, shape: listOf(isCategory) });

/** @throws AppError 404 when there is none */
export const getCategory = (id: string) => getOne('/categories', id, isCategory);

/** The projects that keep a category from being deleted. */
export const listCategoryProjects = ({ id }: Category) =>
  get(`/categories/${encodeURIComponent(id)}/projects`, undefined, { ...inPlace, shape: listOf(isProject) });

/** @throws AppError 422 with `fieldErrors` */
export const createCategory = (input: CategoryInput) => post('/categories', input, { ...inForm, shape: isCategory });

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const updateCategory = (id: string, input: CategoryInput, version: number) =>
  put(`/categories/${encodeURIComponent(id)}`, { ...input, version }, { ...inForm, shape: isCategory });

/** @throws AppError 409 when `version` is no longer the newest */
export const enableCategory = ({ id, version }: Category) =>
  post(`/categories/${encodeURIComponent(id)}/enable`, { version }, { ...inForm, shape: isCategory });

/** @throws AppError 409 when `version` is no longer the newest */
export const disableCategory = ({ id, version }: Category) =>
  post(`/categories/${encodeURIComponent(id)}/disable`, { version }, { ...inForm, shape: isCategory });

/** @throws AppError 422 with `fieldErrors.toId` when that cannot take them, 409 when `version` is no longer the newest */
export const moveCategoryProjects = ({ id, version }: Category, toId: string) =>
  post(`/categories/${encodeURIComponent(id)}/move-projects`, { toId, version }, { ...inForm, shape: isCategory });

/** @throws AppError 422 with `blockedBy` (CategoryBlockedBy) while it has projects, 422 while others are below it */
export const deleteCategory = ({ id, version }: Category) =>
  del<null>(`/categories/${encodeURIComponent(id)}`, { version }, inForm);

/** Undoes the deletion of a category, given as it was when it was deleted. @throws AppError 422 when its place is taken by now */
export const restoreCategory = ({ id, version }: Category) =>
  post(`/categories/${encodeURIComponent(id)}/restore`, { version: version + 1 }, { ...inForm, shape: isCategory });

/** @throws AppError 409 when the order below the parent is no longer `base` */
export const orderCategories = (parentId: string | null, order: NewOrder) =>
  put<null>('/categories/order', { parentId, ...order }, inForm);

export const changeCategories = (ids: string[], action: CategoryBulkAction) =>
  post('/categories/bulk', { ids, action }, { shape: isBulkResult });
