/** Number of earlier days that define what is usual. */
export const SURGE_BASELINE_DAYS = 7;
const MIN_SURGE_FACTOR = 3;
const MIN_SURGE_INCREASE = 20;

/**
 * Detects a sudden rise in scans: at least three times the usual day and at least twenty more.
 *
 * @param scans scans of the last complete day
 * @param before scans of the seven days before it; fewer days do not show what is usual
 * @returns scans of a usual day, rounded to one decimal; null when there is no sudden rise
 */
export function findSurgeBaseline(scans: number, before: readonly number[]): number | null {
  if (before.length < SURGE_BASELINE_DAYS) return null;
  const usual = before.reduce((sum, one) => sum + one, 0) / before.length;
  return scans >= MIN_SURGE_FACTOR * usual && scans >= usual + MIN_SURGE_INCREASE ? Math.round(usual * 10) / 10 : null;
}
