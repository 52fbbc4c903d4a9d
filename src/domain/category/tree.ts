import type { Category } from '@/contract/category';
import { createKeywordMatcher } from '../fold';

/** A category in the list, with values derived from its place in the tree. */
export type CategoryNode = Category & {
  /** Names of its child categories. */
  childNames: string[];
  /** Name of the parent when that is disabled: members find nothing below it. */
  disabledParent: string | undefined;
  /** Number of projects in the category and its children. */
  projectsBelow: number;
  /** Number of published projects in the category and its children. */
  publishedBelow: number;
  /** Shown only as the parent of a match; it does not match the filter itself. */
  isContext: boolean;
};

export type CategoryFilter = { keyword?: string; status?: Category['status'] };

function createMatcher({ keyword = '', status: wanted }: CategoryFilter) {
  const isFound = createKeywordMatcher(keyword);
  return ({ name, code, status }: Category) => (wanted === undefined || status === wanted) && isFound(name, code);
}

/**
 * Categories that match a filter by name, code and status, in their order, each with its parent even if that does not
 * match.
 */
export function filterTree(categories: readonly Category[], filter: CategoryFilter): CategoryNode[] {
  const found = new Set(categories.filter(createMatcher(filter)).map(({ id }) => id));
  const kept = new Set(categories.flatMap(({ id, parentId }) => (found.has(id) ? [id, parentId] : [])));
  return categories.flatMap((category) => {
    if (!kept.has(category.id)) return [];
    const below = categories.filter(({ parentId }) => parentId === category.id);
    const parent = categories.find(({ id }) => id === category.parentId);
    const sumOf = (count: (one: Category) => number) => [category, ...below].reduce((sum, one) => sum + count(one), 0);
    return [
      {
        ...category,
        childNames: below.map(({ name }) => name),
        disabledParent: parent?.status === 'disabled' ? parent.name : undefined,
        projectsBelow: sumOf((one) => one.projectCount),
        publishedBelow: sumOf((one) => one.publishedProjectCount),
        isContext: !found.has(category.id),
      },
    ];
  });
}

type Placed = Pick<Category, 'id' | 'parentId' | 'status'>;

/** Whether members find a category: it is enabled, and its parent, if it has one, is not disabled. */
export const isVisibleCategory = (categories: readonly Placed[], { parentId, status }: Omit<Placed, 'id'>) =>
  status === 'enabled' && categories.find(({ id }) => id === parentId)?.status !== 'disabled';

/** Path of a category: `消化健康 / 胃癌筛查`. */
export function formatCategoryPath(
  categories: readonly Category[],
  { name, parentId }: Pick<Category, 'name' | 'parentId'>,
) {
  const parent = categories.find(({ id }) => id === parentId);
  return parent ? `${parent.name} / ${name}` : name;
}
