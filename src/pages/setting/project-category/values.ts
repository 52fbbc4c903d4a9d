import type { CategoryInput } from '@/contract/category';

/** Select value for "no parent". */
export const TOP = '';

/** Form values; without `sort`, the category is saved as the last one. */
export type CategoryValues = Omit<CategoryInput, 'sort' | 'parentId'> & { sort: number | null; parentId: string };
