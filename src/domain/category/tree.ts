import type { Category } from '@/contract/category';
import { partFinder } from '../fold';

/** A category as its list shows it, with what follows from its place in the tree. */
export type CategoryNode = Category & {
  /** Names of the categories below it. */
  childNames: string[];
  /** The name of its parent where that is disabled: members find nothing below it. */
  disabledParent: string | undefined;
  /** Projects under it: its own, and those of the categories below it. */
  projectsBelow: number;
  /** Published projects that members find under it: its own, and those of the categories below it. */
  publishedBelow: number;
  /** There only for what lies below it: it does not match the filter itself. */
  isContext: boolean;
};

export type CategoryFilter = { keyword?: string; status?: Category['status'] };

function matcherOf({ keyword = '', status: wanted }: CategoryFilter) {
  const isFound = partFinder(keyword);
  return ({ name, code, status }: Category) => (wanted === undefined || status === wanted) && isFound(name, code);
}

/**
 * The categories that match a filter by name, code and status, in their order, each with its parent
 * whether that matches or not.
 */
export function filterTree(categories: readonly Category[], filter: CategoryFilter): CategoryNode[] {
  const found = new Set(categories.filter(matcherOf(filter)).map(({ id }) => id));
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

/** The name of a category, after that of its parent: `消化健康 / 胃癌筛查`. */
export function pathOf(categories: readonly Category[], { name, parentId }: Pick<Category, 'name' | 'parentId'>) {
  const parent = categories.find(({ id }) => id === parentId);
  return parent ? `${parent.name} / ${name}` : name;
}
