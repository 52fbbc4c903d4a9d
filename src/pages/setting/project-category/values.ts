import type { CategoryInput } from '@/contract/category';

/** Stands for no parent, since a choice needs a value. */
export const TOP = '';

/** What the form holds: a place that is left empty is the last, and TOP is a parent like any other. */
export type CategoryValues = Omit<CategoryInput, 'sort' | 'parentId'> & { sort: number | null; parentId: string };
