import type { Figure } from './figure';
import { type MetricName, metrics } from './metrics';

/** Figures of one day, week or month. A missing key means that the figure is unknown. */
export type Figures = Partial<Record<MetricName, Figure>>;

/** A figure aggregated over several periods; `missing` counts the periods that lack it and are left out. */
export type Aggregate = { value: Figure; missing: number };

const filterKnown = (figures: readonly Figure[]) => figures.filter((figure) => figure !== null);
const toMissing = (rows: readonly Figures[]): Aggregate => ({ value: null, missing: rows.length });
const getFigures = (name: MetricName, rows: readonly Figures[]) => rows.map((row) => row[name] ?? null);

function sumFigures(figures: readonly Figure[]): Aggregate {
  const values = filterKnown(figures);
  const value = values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0);
  return { value, missing: figures.length - values.length };
}

function averageFigures(figures: readonly Figure[]): Aggregate {
  const { value, missing } = sumFigures(figures);
  return { value: value === null ? null : value / (figures.length - missing), missing };
}

/**
 * Whether a row can be used for a figure: the row has the figure and, for a ratio, its denominator. A denominator of 0
 * counts as known, because no ratio is missing then.
 */
export function isFigureKnown(name: MetricName, row: Figures) {
  const { aggregate } = metrics[name];
  const weight = typeof aggregate === 'object' ? (row[aggregate.by] ?? null) : undefined;
  return weight === 0 || (weight !== null && (row[name] ?? null) !== null);
}

function averageWeighted(figures: readonly Figure[], weights: readonly Figure[]): Aggregate {
  let sum = 0;
  let total = 0;
  let missing = 0;
  figures.forEach((figure, index) => {
    const weight = weights[index] ?? null;
    // With a denominator of 0 the ratio of that day is undefined, but it is not missing either.
    if (weight === 0) return;
    if (figure === null || weight === null) {
      missing += 1;
      return;
    }
    sum += figure * weight;
    total += weight;
  });
  return { value: total === 0 ? null : sum / total, missing };
}

/**
 * Total of a figure over `rows`, oldest first: the sum, the newest known value of a running total, or the weighted
 * ratio. Null for figures that do not add up, and for ratios whose denominator does not add up.
 */
export function getTotal(name: MetricName, rows: readonly Figures[]): Aggregate {
  const { aggregate } = metrics[name];
  const figures = getFigures(name, rows);
  if (aggregate === 'sum') return sumFigures(figures);
  if (typeof aggregate === 'object' && metrics[aggregate.by].aggregate === 'sum') return getAverage(name, rows);
  if (aggregate !== 'last') return toMissing(rows);
  return { value: filterKnown(figures).at(-1) ?? null, missing: figures.length - filterKnown(figures).length };
}

/** Mean of a figure over `rows`; ratios are weighted by their denominator. Null for a running total. */
export function getAverage(name: MetricName, rows: readonly Figures[]): Aggregate {
  const { aggregate } = metrics[name];
  const figures = getFigures(name, rows);
  if (aggregate === 'last') return toMissing(rows);
  if (typeof aggregate === 'string') return averageFigures(figures);
  return averageWeighted(figures, getFigures(aggregate.by, rows));
}

/** Value that a card shows for a period: the total where one exists, else the mean. `isAverage` marks a mean. */
export function getCardFigure(name: MetricName, rows: readonly Figures[]) {
  const { aggregate } = metrics[name];
  const isTotal = aggregate === 'sum' || aggregate === 'last';
  return { ...(isTotal ? getTotal(name, rows) : getAverage(name, rows)), isAverage: aggregate === 'mean' };
}
