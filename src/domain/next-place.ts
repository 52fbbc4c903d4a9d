import { sort } from '../contract/limits/sort';

/** Sort number after all others, at most the maximum. */
export const getNextSort = (places: readonly number[]) => Math.min(sort.max, Math.max(sort.min - 1, ...places) + 1);
