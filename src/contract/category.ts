import { z } from 'zod';
import { id, imageUrl, version } from './common';
import { categoryBulkActions, categoryCode, category as limit, themeColor } from './limits/category';
import { resource } from './resource';
import { auditFields, settingStatus, sort, text } from './setting';

const editableFields = {
  /** The parent, a first-level category; null for a first-level category. */
  parentId: id.nullable(),
  /** Unique below its parent, ignoring case and width. */
  name: text(limit.maxNameLength),
  /** Unique; never changes. */
  code: z.string().trim().regex(categoryCode),
  /** URL of the icon; see POST /uploads with the purpose `categoryIcon`. */
  iconUrl: imageUrl,
  /** Description that members see below the name. */
  description: text(limit.maxDescriptionLength).nullable(),
  /** Color of its tile, `#` and six hexadecimal digits. */
  color: z.string().regex(themeColor).nullable(),
  /** Shown on the home page of the mini program. */
  isHome: z.boolean(),
  sort,
  /** Members see the enabled ones whose parent is enabled too. */
  status: settingStatus,
};

/** A category of projects, at most two levels deep (docs/domain.md 6.14). */
export const Category = z.object({
  id,
  ...editableFields,
  /** Projects in it, without those in the categories below it. */
  projectCount: z.int().nonnegative(),
  /** How many of them are published; members no longer see these when the category is disabled. */
  publishedProjectCount: z.int().nonnegative(),
  ...auditFields,
  version,
});
export type Category = z.infer<typeof Category>;

export const CategoryInput = z.object({
  ...editableFields,
  /** Left out: unchanged, or last below a new parent. */
  sort: sort.optional(),
});
export type CategoryInput = z.input<typeof CategoryInput>;

/** Number and name of a project in a category. */
export const CategoryProject = z.object({
  id,
  /** Number of the project. */
  projectNo: z.string(),
  /** Name of the project. */
  name: z.string(),
});
export type CategoryProject = z.infer<typeof CategoryProject>;

/** `data` of a refused deletion: the projects that have to be moved first. */
export const CategoryBlockedBy = z.object({
  /** The first projects of the category. */
  blockedBy: z.array(CategoryProject).min(1),
  /** Number of projects in the category. */
  projectCount: z.int().positive(),
});
export type CategoryBlockedBy = z.infer<typeof CategoryBlockedBy>;

const action = z.enum(categoryBulkActions);
export type CategoryBulkAction = z.infer<typeof action>;

const rules = '422 for a name that its parent has already, a code that is taken, or a parent that cannot be one';

const categories = resource('/categories', {
  names: ['category', 'categories'],
  item: Category,
  list: z.array(Category).max(limit.maxCategories),
  input: CategoryInput,
  change: { action },
  scope: {
    /** The category whose children are reordered; null: the first level. */
    parentId: id.nullable(),
  },
});

export const categoryApi = {
  ...categories.usualCalls(
    {
      list: `: the whole tree, at most ${limit.maxCategories}, in order, each of the first level followed by those below it`,
      create: `. ${rules}; 403 CATEGORIES_FULL where there are ${limit.maxCategories}`,
      reorder: ' below a parent',
      bulk: '',
      get: '',
      update: `. ${rules}; 422 for another code`,
      enable: '',
      disable: ', whatever projects it has',
      remove:
        '. 403 CATEGORY_HAS_PROJECTS with blockedBy while it has projects, CATEGORY_HAS_CHILDREN while others are below it',
      restore: '. 403 when its parent is gone or its name or code is taken by now',
    },
    {
      create: ['CATEGORIES_FULL'],
      remove: ['CATEGORY_HAS_PROJECTS', 'CATEGORY_HAS_CHILDREN'],
      restore: [
        'CATEGORIES_FULL',
        'CATEGORY_PARENT_UNKNOWN',
        'CATEGORY_TOO_DEEP',
        'CATEGORY_NAME_TAKEN',
        'CATEGORY_CODE_TAKEN',
      ],
    },
  ),
  projects: categories.call('GET', '/:id/projects', {
    summary: 'The projects in a category, those that keep it from being deleted',
    data: z.array(CategoryProject),
  }),
  moveProjects: categories.act(
    'move-projects',
    'Move all projects of a category into another one; 422 on toId for one that is not enabled or whose parent is not',
    {
      /** The category to which the projects are moved. */
      toId: id,
    },
  ),
};
