import type { Granularity } from '../../contract/analysis/period';
import { addUnits, getEndOfData, getStartOfRefDate, listUnits, type Period, toRefDate } from '../period/period';
import { type Figure, toPercent } from './figure';
import type { MissingReason, ReportRow } from './report';

export type Cohort = {
  /** The day, the Monday of the week, or the month as YYYY-MM. */
  refDate: string;
  /** Number of people in the period itself (key 0). */
  base: number;
  cells: readonly { key: number; value: number }[];
};

export type CohortCell = {
  key: number;
  /** People who came back; null when unknown. */
  value: Figure;
  /** Percentage of the base. */
  rate: Figure;
  /**
   * Why the value is null: its day, week or month is not over yet, its data is being generated, or the platform sent
   * none.
   */
  reason?: MissingReason;
};

export type CohortRow = {
  refDate: string;
  /** Null when the whole cohort is unknown. */
  base: Figure;
  /** Why the cohort is unknown. */
  reason?: MissingReason;
  cells: CohortCell[];
};

/** Parameters of the cohort matrix. */
export type CohortQuery = {
  granularity: Granularity;
  period: Period;
  /** Offsets from the cohort's period, in units of `granularity`. */
  keys: readonly number[];
  /** Today's business day, YYYY-MM-DD. */
  today: string;
};

/** Cohorts as the server returned them. */
export type Cohorts = {
  cohorts: readonly Cohort[];
  /** Periods without figures. */
  missing: readonly { refDate: string; reason: MissingReason }[];
  /** `refDate` of the newest period that the platform has generated; null when there is none. */
  newest: string | null;
};

/** Whether the unit `key` units after `refDate` is over. */
export const isElapsed = (granularity: Granularity, refDate: string, key: number, today: string) =>
  addUnits(granularity, getStartOfRefDate(granularity, refDate), key) < getEndOfData(granularity, today);

/**
 * One row per period with one cell per key. A cell is null when its unit has not elapsed, whatever the server sent, or
 * when the server sent no value: neither means that nobody came back.
 */
export function toCohortRows(
  { granularity, period, keys, today }: CohortQuery,
  { cohorts, missing, newest }: Cohorts,
): CohortRow[] {
  const byDate = new Map(cohorts.map((cohort) => [cohort.refDate, cohort]));
  const reasons = new Map(missing.map(({ refDate, reason }) => [refDate, reason]));
  return listUnits(granularity, period).map((start) => {
    const refDate = toRefDate(granularity, start);
    const cohort = byDate.get(refDate);
    const reason = cohort ? undefined : (reasons.get(refDate) ?? 'notProvided');
    const why = (key: number): MissingReason => {
      if (reason) return reason;
      const later = toRefDate(granularity, addUnits(granularity, start, key));
      return newest !== null && later > newest ? 'generating' : 'notProvided';
    };
    const cells = keys.map((key): CohortCell => {
      if (!isElapsed(granularity, refDate, key, today)) return { key, value: null, rate: null, reason: 'notElapsed' };
      const value = cohort?.cells.find((cell) => cell.key === key)?.value;
      if (!cohort || value === undefined) return { key, value: null, rate: null, reason: why(key) };
      return { key, value, rate: toPercent(value, cohort.base) };
    });
    return { refDate, base: cohort?.base ?? null, ...(reason && { reason }), cells };
  });
}

export type CurvePoint = {
  key: number;
  /** Percentage; null when no cohort has a value. */
  rate: Figure;
  /** People who came back, and their cohorts' base, over the cohorts that have a value. */
  retained: number;
  base: number;
  cohorts: number;
  /** Cohorts whose unit has elapsed but whose value is missing. */
  missing: number;
  /** Why the rate is null. */
  reason?: MissingReason;
};

/**
 * Retention rate per key over all cohorts with a value, weighted by cohort size: everyone who came back divided by
 * everyone in those cohorts. Cohorts whose unit has not elapsed are left out of both sums.
 */
export const retentionCurve = (rows: readonly CohortRow[], keys: readonly number[]): CurvePoint[] =>
  keys.map((key, index) => {
    const cells = rows.flatMap(({ base, cells }) => (cells[index] ? [{ base, cell: cells[index] }] : []));
    const having = cells.filter(({ cell }) => cell.value !== null);
    const lacking = cells.flatMap(({ cell: { reason } }) => (reason && reason !== 'notElapsed' ? [reason] : []));
    const retained = having.reduce((sum, { cell }) => sum + (cell.value ?? 0), 0);
    const base = having.reduce((sum, row) => sum + (row.base ?? 0), 0);
    const rate = toPercent(retained, base);
    const reason = having.length > 0 ? 'noBase' : (lacking[0] ?? 'notElapsed');
    const point = { key, rate, retained, base, cohorts: having.length, missing: lacking.length };
    return rate === null ? { ...point, reason } : point;
  });

/** Column key of the report for the value `key` periods later. */
export const getLaterKey = (key: number) => `later${key}`;

/**
 * Converts cohorts to report rows: `base` holds the people of the period, `getLaterKey(key)` those who came back.
 *
 * @param label formats the label of a row
 * @param show whether cells hold people or their rate
 */
export const toCohortReportRows = (
  rows: readonly CohortRow[],
  label: (refDate: string) => string,
  show: 'value' | 'rate',
): ReportRow[] =>
  rows.map(({ refDate, base, reason, cells }) => ({
    key: refDate,
    label: label(refDate),
    cells: { base, ...Object.fromEntries(cells.map((cell) => [getLaterKey(cell.key), cell[show]])) },
    ...(reason && { reason }),
    reasons: Object.fromEntries(
      cells
        .filter((cell) => cell[show] === null)
        .map((cell) => [getLaterKey(cell.key), cell.reason ?? ('noBase' satisfies MissingReason)]),
    ),
  }));
