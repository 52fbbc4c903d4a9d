/** Percentage of the quota. */
const ALERT_FROM = 90;

/** State of a project's quota: unlimited, open, nearly full (from 90%), or full (docs/domain.md 6.2). */
export function quotaState(used: number, total: number | null) {
  if (total === null) return 'unlimited';
  if (used >= total) return 'full';
  return used * 100 >= total * ALERT_FROM ? 'nearlyFull' : 'open';
}
