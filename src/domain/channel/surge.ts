/** Number of earlier days that define what is usual. */
export const SURGE_WEEK = 7;
const LEAST_TIMES = 3;
const LEAST_MORE = 20;

/**
 * Detects a sudden rise in scans: at least three times the usual day and at least twenty more.
 *
 * @param scans scans of the last complete day
 * @param before scans of the seven days before it; fewer days do not show what is usual
 * @returns scans of a usual day, rounded to one decimal; null when there is no sudden rise
 */
export function usualBeforeSurge(scans: number, before: readonly number[]): number | null {
  if (before.length < SURGE_WEEK) return null;
  const usual = before.reduce((sum, one) => sum + one, 0) / before.length;
  return scans >= LEAST_TIMES * usual && scans >= usual + LEAST_MORE ? Math.round(usual * 10) / 10 : null;
}
