/** In percent of the places. */
const ALERT_FROM = 90;

/** How the places of a project stand: without a limit, open, nearly full (from 90 % on), or full (docs/domain.md 6.2). */
export function quotaState(used: number, total: number | null) {
  if (total === null) return 'unlimited';
  if (used >= total) return 'full';
  return used * 100 >= total * ALERT_FROM ? 'nearlyFull' : 'open';
}
