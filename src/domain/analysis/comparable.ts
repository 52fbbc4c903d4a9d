import { type Figures, getCardFigure, isFigureKnown } from './aggregate';
import type { Figure } from './figure';
import { type MetricName, metrics } from './metrics';

/** A figure of two periods that have the same number of days, weeks or months. */
export type Comparable = {
  /** Value in the current period. */
  value: Figure;
  /** Value in the compared period. */
  base: Figure;
  /** Number of units compared; for a running total, the 1-based position of the compared unit. */
  units: number;
  /** Number of units in each period. */
  of: number;
};

/**
 * Compares a figure of two periods unit by unit, the first unit with the first. A unit that is unknown in one period is
 * left out of both, because 29 days against 30 would show a drop that never happened. The remaining units are
 * aggregated as on a card: people stay a mean per unit. For a running total, the newest unit known in both periods is
 * compared. This rule is ours; the platform offers no comparison (docs/domain.md 6.13).
 *
 * @param own oldest first, one entry per unit; a unit without figures is an empty object
 * @param other the compared period, with as many units
 * @returns nulls and 0 units when nothing can be compared
 */
export function compareFigures(name: MetricName, own: readonly Figures[], other: readonly Figures[]): Comparable {
  const known = own.flatMap((row, index) => {
    const against = other[index];
    return against && isFigureKnown(name, row) && isFigureKnown(name, against)
      ? [{ row, against, place: index + 1 }]
      : [];
  });
  const isRunning = metrics[name].aggregate === 'last';
  const pairs = isRunning ? known.slice(-1) : known;
  return {
    value: getCardFigure(
      name,
      pairs.map(({ row }) => row),
    ).value,
    base: getCardFigure(
      name,
      pairs.map(({ against }) => against),
    ).value,
    units: isRunning ? (pairs[0]?.place ?? 0) : pairs.length,
    of: own.length,
  };
}

const isEmpty = (row: Figures) => Object.keys(row).length === 0;

/**
 * Leaves out of both periods what one of them lacks, as `compareFigures` does, so that totals of both can be compared.
 *
 * @param own oldest first, one entry per unit; a unit without figures is an empty object
 * @param other the compared period, with as many units
 * @returns `units`: number of units with figures in both
 */
export function getCommonFigures(own: readonly Figures[], other: readonly Figures[]) {
  const keep = (row: Figures, against: Figures = {}): Figures =>
    Object.fromEntries(Object.entries(row).filter(([name]) => isFigureKnown(name as MetricName, against)));
  const common = own.map((row, index) => keep(row, other[index]));
  return {
    own: common,
    other: other.map((row, index) => keep(row, own[index])),
    units: common.filter((row) => !isEmpty(row)).length,
  };
}
