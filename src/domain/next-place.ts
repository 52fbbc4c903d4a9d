import { sort } from '../contract/limits/sort';

/** The place after all others, as far as there is one. */
export const nextPlace = (places: readonly number[]) => Math.min(sort.max, Math.max(sort.min - 1, ...places) + 1);
