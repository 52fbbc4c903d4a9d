import type { Figure } from './figure';
import { type MetricName, metrics } from './metrics';

/** Figures of one day, week or month. One that is absent is not known. */
export type Figures = Partial<Record<MetricName, Figure>>;

/** A figure of several periods, and how many of them had none and are not in it. */
export type Aggregate = { value: Figure; missing: number };

const known = (figures: readonly Figure[]) => figures.filter((figure) => figure !== null);
const nothing = (rows: readonly Figures[]): Aggregate => ({ value: null, missing: rows.length });
const figuresOf = (name: MetricName, rows: readonly Figures[]) => rows.map((row) => row[name] ?? null);

function summed(figures: readonly Figure[]): Aggregate {
  const values = known(figures);
  const value = values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0);
  return { value, missing: figures.length - values.length };
}

function mean(figures: readonly Figure[]): Aggregate {
  const { value, missing } = summed(figures);
  return { value: value === null ? null : value / (figures.length - missing), missing };
}

/**
 * Whether a row counts for a figure: it has it, and of a ratio what it was divided by. Where nothing was
 * divided there is no ratio, and none is missed.
 */
export function isKnown(name: MetricName, row: Figures) {
  const { aggregate } = metrics[name];
  const weight = typeof aggregate === 'object' ? (row[aggregate.by] ?? null) : undefined;
  return weight === 0 || (weight !== null && (row[name] ?? null) !== null);
}

function weighted(figures: readonly Figure[], weights: readonly Figure[]): Aggregate {
  let sum = 0;
  let total = 0;
  let missing = 0;
  figures.forEach((figure, index) => {
    const weight = weights[index] ?? null;
    // Nothing was divided: a ratio of such a day is not known, and not missed either.
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
 * The sum of a figure over `rows`, oldest first; for a running total the newest that is known; for a ratio that of
 * the sums. Null where figures do not add up, and for a ratio of what does not.
 */
export function totalOf(name: MetricName, rows: readonly Figures[]): Aggregate {
  const { aggregate } = metrics[name];
  const figures = figuresOf(name, rows);
  if (aggregate === 'sum') return summed(figures);
  if (typeof aggregate === 'object' && metrics[aggregate.by].aggregate === 'sum') return averageOf(name, rows);
  if (aggregate !== 'last') return nothing(rows);
  return { value: known(figures).at(-1) ?? null, missing: figures.length - known(figures).length };
}

/** The mean of a figure over `rows`; a ratio is weighted by what it was divided by. Null for a running total. */
export function averageOf(name: MetricName, rows: readonly Figures[]): Aggregate {
  const { aggregate } = metrics[name];
  const figures = figuresOf(name, rows);
  if (aggregate === 'last') return nothing(rows);
  if (typeof aggregate === 'string') return mean(figures);
  return weighted(figures, figuresOf(aggregate.by, rows));
}

/** What a card shows of a period: the sum where there is one, else the mean; `isAverage` says which. */
export function cardOf(name: MetricName, rows: readonly Figures[]) {
  const { aggregate } = metrics[name];
  const isTotal = aggregate === 'sum' || aggregate === 'last';
  return { ...(isTotal ? totalOf(name, rows) : averageOf(name, rows)), isAverage: aggregate === 'mean' };
}
