import type { Granularity } from '../../contract/analysis/period';
import { addUnits, endOfData, type Period, refDateOf, startOfRefDate, unitsOf } from '../period/period';
import { type Figure, percentOf } from './figure';
import type { MissingReason, ReportRow } from './report';

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
  /** Why there is no value: its day, week or month is not over, is being generated, or the platform gave none. */
  reason?: MissingReason;
};

export type CohortRow = {
  refDate: string;
  /** Null when the whole cohort is not known. */
  base: Figure;
  /** Why it is not. */
  reason?: MissingReason;
  cells: CohortCell[];
};

/** What a screen asks for. */
export type CohortQuery = {
  granularity: Granularity;
  period: Period;
  /** The periods later. */
  keys: readonly number[];
  /** The business day. */
  today: string;
};

/** What was answered. */
export type Cohorts = {
  cohorts: readonly Cohort[];
  /** The periods without figures. */
  missing: readonly { refDate: string; reason: MissingReason }[];
  /** The newest period that the platform has generated; null when there is none. */
  newest: string | null;
};

/** Whether the unit that lies `key` units after `refDate` is over. */
export const isElapsed = (granularity: Granularity, refDate: string, key: number, today: string) =>
  addUnits(granularity, startOfRefDate(granularity, refDate), key) < endOfData(granularity, today);

/**
 * A cell for each period and key. What has not elapsed is null whatever was sent, and what was not
 * sent is null too: neither is a day on which nobody came again.
 */
export function cohortMatrix(
  { granularity, period, keys, today }: CohortQuery,
  { cohorts, missing, newest }: Cohorts,
): CohortRow[] {
  const byDate = new Map(cohorts.map((cohort) => [cohort.refDate, cohort]));
  const reasons = new Map(missing.map(({ refDate, reason }) => [refDate, reason]));
  return unitsOf(granularity, period).map((start) => {
    const refDate = refDateOf(granularity, start);
    const cohort = byDate.get(refDate);
    const reason = cohort ? undefined : (reasons.get(refDate) ?? 'notProvided');
    const why = (key: number): MissingReason => {
      if (reason) return reason;
      const later = refDateOf(granularity, addUnits(granularity, start, key));
      return newest !== null && later > newest ? 'generating' : 'notProvided';
    };
    const cells = keys.map((key): CohortCell => {
      if (!isElapsed(granularity, refDate, key, today)) return { key, value: null, rate: null, reason: 'notElapsed' };
      const value = cohort?.cells.find((cell) => cell.key === key)?.value;
      if (!cohort || value === undefined) return { key, value: null, rate: null, reason: why(key) };
      return { key, value, rate: percentOf(value, cohort.base) };
    });
    return { refDate, base: cohort?.base ?? null, ...(reason && { reason }), cells };
  });
}

export type CurvePoint = {
  key: number;
  /** In percent; null when no cohort has it. */
  rate: Figure;
  /** People who came again, and how many there were, of the cohorts that have it. */
  retained: number;
  base: number;
  cohorts: number;
  /** Cohorts that might have it and have none. */
  missing: number;
  /** Why there is no rate. */
  reason?: MissingReason;
};

/**
 * The rate of each key over all cohorts that have it, larger cohorts counting for more: all who came
 * again of all who might have. Cohorts for which it has not elapsed are in neither.
 */
export const retentionCurve = (rows: readonly CohortRow[], keys: readonly number[]): CurvePoint[] =>
  keys.map((key, index) => {
    const cells = rows.flatMap(({ base, cells }) => (cells[index] ? [{ base, cell: cells[index] }] : []));
    const having = cells.filter(({ cell }) => cell.value !== null);
    const lacking = cells.flatMap(({ cell: { reason } }) => (reason && reason !== 'notElapsed' ? [reason] : []));
    const retained = having.reduce((sum, { cell }) => sum + (cell.value ?? 0), 0);
    const base = having.reduce((sum, row) => sum + (row.base ?? 0), 0);
    const rate = percentOf(retained, base);
    const reason = having.length > 0 ? 'noBase' : (lacking[0] ?? 'notElapsed');
    const point = { key, rate, retained, base, cohorts: having.length, missing: lacking.length };
    return rate === null ? { ...point, reason } : point;
  });

/** The key of a report's column that holds what is `key` periods later. */
export const laterKey = (key: number) => `later${key}`;

/**
 * Cohorts as rows of a report: under `base` the people, under `laterKey` of each key who came again.
 *
 * @param label names a row
 * @param show people, or their share
 */
export const cohortReportRows = (
  rows: readonly CohortRow[],
  label: (refDate: string) => string,
  show: 'value' | 'rate',
): ReportRow[] =>
  rows.map(({ refDate, base, reason, cells }) => ({
    key: refDate,
    label: label(refDate),
    cells: { base, ...Object.fromEntries(cells.map((cell) => [laterKey(cell.key), cell[show]])) },
    ...(reason && { reason }),
    reasons: Object.fromEntries(
      cells
        .filter((cell) => cell[show] === null)
        .map((cell) => [laterKey(cell.key), cell.reason ?? ('noBase' satisfies MissingReason)]),
    ),
  }));
