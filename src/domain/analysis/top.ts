/** How many of the largest can be shown. */
export const topCounts = [10, 20, 50] as const;
export type Top = (typeof topCounts)[number] | 'all';

/** @param text what the address says; @returns `preset` for what is no such number */
export const parseTop = (text: string | null, preset: Top): Top =>
  ([...topCounts, 'all'] as const).find((one) => String(one) === text) ?? preset;

/** The numbers that differ where there are so many; all of them last. */
export const topsOf = (count: number): Top[] => [...topCounts.filter((one) => one < count), 'all'];
