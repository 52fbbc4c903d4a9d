import { z } from 'zod';
import { BulkResult, bulkIds } from './bulk';
import { id, imageUrl, version } from './common';
import { defineEndpoint } from './endpoint';
import { categoryBulkActions, categoryCode, category as limit, themeColor } from './limits/category';
import { newOrder, settingStatus, sort, stamps, text, versioned, versionQuery } from './setting';

const written = {
  /** A category of the first level; null: it is one itself. */
  parentId: id.nullable(),
  /** Unique below its parent. */
  name: text(limit.name),
  /** Unique, and never changed. */
  code: z.string().trim().regex(categoryCode),
  iconUrl: imageUrl,
  description: text(limit.description).nullable(),
  color: z.string().regex(themeColor).nullable(),
  /** Shown on the first page of the mini program. */
  isHome: z.boolean(),
  sort,
  status: settingStatus,
};

/** A category of projects, at most two levels deep (domain.md 6.14). */
export const Category = z.object({
  id,
  ...written,
  /** Projects in it, without those in the categories below it. */
  projectCount: z.int().nonnegative(),
  /** Those of them that are published: members lose them from sight when it is disabled. */
  publishedProjectCount: z.int().nonnegative(),
  ...stamps,
  version,
});
export type Category = z.infer<typeof Category>;

export const CategoryInput = z.object({
  ...written,
  /** Left out: where it is, or after all others of a parent that it was not below before. */
  sort: sort.optional(),
});
export type CategoryInput = z.input<typeof CategoryInput>;

/** A project of a category, as far as its name goes. */
export const CategoryProject = z.object({ id, projectNo: z.string(), name: z.string() });
export type CategoryProject = z.infer<typeof CategoryProject>;

/** `data` of a deletion that is refused: the projects that have to be moved first. */
export const CategoryBlockedBy = z.object({
  blockedBy: z.array(CategoryProject).min(1),
  projectCount: z.int().positive(),
});
export type CategoryBlockedBy = z.infer<typeof CategoryBlockedBy>;

const action = z.enum(categoryBulkActions);
export type CategoryBulkAction = z.infer<typeof action>;

const rules = '422 for a name that its parent has already, a code that is taken, or a parent that cannot be one';

export const categoryApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/categories',
    summary: `The whole tree, at most ${limit.count}, in order: each category of the first level followed by those below it`,
    data: z.array(Category).max(limit.count),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/categories',
    summary: `Add a category. ${rules}; 422 when there are ${limit.count}`,
    body: CategoryInput,
    data: Category,
  }),
  reorder: defineEndpoint({
    method: 'PUT',
    path: '/categories/order',
    summary:
      'Put all categories below a parent into an order; 409 with the current order when that is not the one it began with',
    body: newOrder.extend({ parentId: id.nullable() }),
    data: z.null(),
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/categories/bulk',
    summary: 'An action on picked categories, answered at once',
    body: z.object({ ids: bulkIds, action }),
    data: BulkResult,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/categories/:id',
    summary: 'One category',
    data: Category,
  }),
  projects: defineEndpoint({
    method: 'GET',
    path: '/categories/:id/projects',
    summary: 'The projects in a category, those that keep it from being deleted',
    data: z.array(CategoryProject),
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/categories/:id',
    summary: `Replace what is written of a category. ${rules}; 422 for another code`,
    body: CategoryInput.extend({ version }),
    data: Category,
  }),
  enable: defineEndpoint({
    method: 'POST',
    path: '/categories/:id/enable',
    summary: 'Show a category',
    body: versioned,
    data: Category,
  }),
  disable: defineEndpoint({
    method: 'POST',
    path: '/categories/:id/disable',
    summary: 'Show a category no longer, whatever projects it has',
    body: versioned,
    data: Category,
  }),
  moveProjects: defineEndpoint({
    method: 'POST',
    path: '/categories/:id/move-projects',
    summary: 'Move all projects of a category into another one, which is enabled',
    body: versioned.extend({ toId: id }),
    data: Category,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/categories/:id',
    summary:
      'Delete a category. 422 with blockedBy while it has projects, and while others are below it. Can be undone by restore',
    query: versionQuery,
    data: z.null(),
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/categories/:id/restore',
    summary:
      'Undo a deletion; `version` is the one that the deletion was asked with, plus one. 422 when its parent is gone or its name or code is taken by now',
    body: versioned,
    data: Category,
  }),
};
