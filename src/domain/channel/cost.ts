import { daysBetween } from '../period/calendar';

type Cost = { from: string; to: string; yuan: number };

/**
 * Cost of a window in yuan, rounded to the cent: each cost counts by the share of its days inside the window
 * (docs/domain.md 6.6).
 *
 * @param costs periods with both ends included
 * @param window half-open: `before` is excluded
 */
export function getCost(costs: readonly Cost[], window: { from: string; before: string }): number {
  const total = costs.reduce((sum, { from, to, yuan }) => {
    const days = daysBetween(from, to) + 1;
    const end = Math.min(days, daysBetween(from, window.before));
    const shared = end - Math.max(0, daysBetween(from, window.from));
    return days > 0 && shared > 0 ? sum + (yuan * shared) / days : sum;
  }, 0);
  return Math.round(total * 100) / 100;
}
