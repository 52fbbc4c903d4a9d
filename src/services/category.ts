import type { BulkResult } from '@/contract/bulk';
import type { Category, CategoryBulkAction, CategoryInput, CategoryProject } from '@/contract/category';
import { del, get, post, put } from './http';

// Forms and dialogs show what becomes of a write themselves.
const inForm = { skipErrorHandler: true } as const;

/** The whole tree in order: each category of the first level followed by those below it. */
export const listCategories = (signal?: AbortSignal) => get<Category[]>('/categories', undefined, { signal });

/** @throws AppError 404 when there is none */
export const getCategory = (id: string) => get<Category>(`/categories/${encodeURIComponent(id)}`, undefined, inForm);

/** The projects that keep a category from being deleted. */
export const listCategoryProjects = ({ id }: Category) =>
  get<CategoryProject[]>(`/categories/${encodeURIComponent(id)}/projects`, undefined, inForm);

/** @throws AppError 422 with `fieldErrors` */
export const createCategory = (input: CategoryInput) => post<Category>('/categories', input, inForm);

/** @throws AppError 422 with `fieldErrors`, 409 when `version` is no longer the newest */
export const updateCategory = (id: string, input: CategoryInput, version: number) =>
  put<Category>(`/categories/${encodeURIComponent(id)}`, { ...input, version }, inForm);

/** @throws AppError 409 when `version` is no longer the newest */
export const enableCategory = ({ id, version }: Category) =>
  post<Category>(`/categories/${encodeURIComponent(id)}/enable`, { version }, inForm);

/** @throws AppError 409 when `version` is no longer the newest */
export const disableCategory = ({ id, version }: Category) =>
  post<Category>(`/categories/${encodeURIComponent(id)}/disable`, { version }, inForm);

/** @throws AppError 422 with `fieldErrors.toId` when that cannot take them, 409 when `version` is no longer the newest */
export const moveCategoryProjects = ({ id, version }: Category, toId: string) =>
  post<Category>(`/categories/${encodeURIComponent(id)}/move-projects`, { toId, version }, inForm);

/** @throws AppError 422 with `blockedBy` (CategoryBlockedBy) while it has projects, 422 while others are below it */
export const deleteCategory = ({ id, version }: Category) =>
  del<null>(`/categories/${encodeURIComponent(id)}`, { version }, inForm);

/** Undoes the deletion of a category, given as it was when it was deleted. @throws AppError 422 when its place is taken by now */
export const restoreCategory = ({ id, version }: Category) =>
  post<Category>(`/categories/${encodeURIComponent(id)}/restore`, { version: version + 1 }, inForm);

/** @throws AppError 409 with the order as it is when these are no longer all below the parent */
export const orderCategories = (parentId: string | null, ids: string[]) =>
  put<null>('/categories/order', { parentId, ids }, inForm);

export const changeCategories = (ids: string[], action: CategoryBulkAction) =>
  post<BulkResult>('/categories/bulk', { ids, action });
