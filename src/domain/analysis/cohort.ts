import type { Granularity } from '../../contract/analysis/period';
import { addUnits, endOfData, unitStart } from '../period/period';
import { type Figure, percentOf } from './figure';

export type Cohort = {
  /** The day, the Monday of the week, or YYYY-MM. */
  refDate: string;
  /** People of the period itself. */
  base: number;
  cells: readonly { key: number; value: number }[];
};

export type CohortCell = {
  key: number;
  /** People who came again; null when that is not known. */
  value: Figure;
  /** In percent of the base. */
  rate: Figure;
  /** Why there is no value: its day, week or month is not over, or the platform gave none. */
  reason?: 'notElapsed' | 'notProvided';
};

export type CohortRow = { refDate: string; base: number; cells: CohortCell[] };

/** Whether the unit that lies `key` units after `refDate` is over. */
export function isElapsed(granularity: Granularity, refDate: string, key: number, today: string) {
  const start = unitStart(granularity, refDate.length === 7 ? `${refDate}-01` : refDate);
  return addUnits(granularity, start, key) < endOfData(granularity, today);
}

/**
 * A cell for each cohort and key. What has not elapsed is null whatever was sent, and what was not
 * sent is null too: neither is a day on which nobody came again.
 *
 * @param today the business day
 */
export const cohortMatrix = (
  granularity: Granularity,
  cohorts: readonly Cohort[],
  keys: readonly number[],
  today: string,
): CohortRow[] =>
  cohorts.map(({ refDate, base, cells }) => ({
    refDate,
    base,
    cells: keys.map((key) => {
      if (!isElapsed(granularity, refDate, key, today)) return { key, value: null, rate: null, reason: 'notElapsed' };
      const value = cells.find((cell) => cell.key === key)?.value;
      if (value === undefined) return { key, value: null, rate: null, reason: 'notProvided' };
      return { key, value, rate: percentOf(value, base) };
    }),
  }));

/**
 * The rate of each key over all cohorts that have it, larger cohorts counting for more: all who came
 * again of all who might have.
 */
export const retentionCurve = (rows: readonly CohortRow[], keys: readonly number[]) =>
  keys.map((key, index) => {
    const having = rows.filter(({ cells }) => cells[index]?.value != null);
    const retained = having.reduce((sum, { cells }) => sum + (cells[index]?.value ?? 0), 0);
    const base = having.reduce((sum, row) => sum + row.base, 0);
    return { key, rate: percentOf(retained, base), cohorts: having.length };
  });
