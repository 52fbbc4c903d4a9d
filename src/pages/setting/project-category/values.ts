import type { CategoryInput } from '@/contract/category';

/** Stands for no parent, since a choice needs a value. */
export const TOP = '';

/** What the form holds: the order is given by dragging, and TOP is a parent like any other. */
export type CategoryValues = Omit<CategoryInput, 'sort' | 'parentId'> & { parentId: string };
