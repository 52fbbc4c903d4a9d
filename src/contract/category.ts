import { z } from 'zod';
import { id, imageUrl, version } from './common';
import { categoryBulkActions, categoryCode, category as limit, themeColor } from './limits/category';
import { resource } from './resource';
import { auditFields, settingStatus, sort, text } from './setting';

const editableFields = {
  /** A category of the first level; null: it is one itself. */
  parentId: id.nullable(),
  /** Unique below its parent, whatever the case and width of its letters. */
  name: text(limit.maxNameLength),
  /** Unique, and never changed. */
  code: z.string().trim().regex(categoryCode),
  /** The icon, see POST /uploads with the purpose `categoryIcon`. */
  iconUrl: imageUrl,
  /** What members read below its name. */
  description: text(limit.maxDescriptionLength).nullable(),
  /** Colour of its tile, six hexadecimal digits after `#`. */
  color: z.string().regex(themeColor).nullable(),
  /** Shown on the first page of the mini program. */
  isHome: z.boolean(),
  sort,
  /** Members see the enabled ones. */
  status: settingStatus,
};

/** A category of projects, at most two levels deep (docs/domain.md 6.14). */
export const Category = z.object({
  id,
  ...editableFields,
  /** Projects in it, without those in the categories below it. */
  projectCount: z.int().nonnegative(),
  /** Those of them that are published: members lose them from sight when it is disabled. */
  publishedProjectCount: z.int().nonnegative(),
  ...auditFields,
  version,
});
export type Category = z.infer<typeof Category>;

export const CategoryInput = z.object({
  ...editableFields,
  /** Left out: where it is, or after all others of a parent that it was not below before. */
  sort: sort.optional(),
});
export type CategoryInput = z.input<typeof CategoryInput>;

/** A project of a category, as far as its name goes. */
export const CategoryProject = z.object({
  id,
  /** Number of the project, for people. */
  projectNo: z.string(),
  /** Name of the project. */
  name: z.string(),
});
export type CategoryProject = z.infer<typeof CategoryProject>;

/** `data` of a deletion that is refused: the projects that have to be moved first. */
export const CategoryBlockedBy = z.object({
  /** The first projects of the category. */
  blockedBy: z.array(CategoryProject).min(1),
  /** How many it has. */
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
    /** The category whose children are put in order; null: the topmost ones. */
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
    'Move all projects of a category into another one; 422 on toId for one that is not enabled',
    {
      /** The category that takes the projects. */
      toId: id,
    },
  ),
};
