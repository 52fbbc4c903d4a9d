/** Options for the number of largest groups to show. */
export const topCounts = [10, 20, 50] as const;
export type Top = (typeof topCounts)[number] | 'all';

/**
 * @param text URL value
 * @returns `preset` for an unknown value
 */
export const parseTop = (text: string | null, preset: Top): Top =>
  ([...topCounts, 'all'] as const).find((one) => String(one) === text) ?? preset;

/** Options that make a difference for `count` groups; `all` comes last. */
export const getTopOptions = (count: number): Top[] => [...topCounts.filter((one) => one < count), 'all'];
