/** Days before the one that is looked at, by which it is told what is usual. */
export const SURGE_WEEK = 7;
const LEAST_TIMES = 3;
const LEAST_MORE = 20;

/**
 * Whether a channel was scanned suddenly much more often than before: three times as often as on a usual day, and at
 * least twenty times more.
 *
 * @param scans of the last day that is over
 * @param before of the seven days before it; fewer say nothing about what is usual
 * @returns scans of a usual day, to one decimal; null where nothing is sudden
 */
export function usualBeforeSurge(scans: number, before: readonly number[]): number | null {
  if (before.length < SURGE_WEEK) return null;
  const usual = before.reduce((sum, one) => sum + one, 0) / before.length;
  return scans >= LEAST_TIMES * usual && scans >= usual + LEAST_MORE ? Math.round(usual * 10) / 10 : null;
}
