import type { Granularity } from '../../contract/analysis/period';
import { formatUnit, listUnits, type Period, toRefDate } from '../period/period';
import { type Figures, getAverage, getTotal } from './aggregate';
import { alignPeriods } from './align-periods';
import type { Figure } from './figure';
import { type MetricName, metrics } from './metrics';
import type { MissingReason, ReportRow } from './report';

type Missing = { refDate: string; reason: MissingReason };

/** One row per day, week or month of a period; a row without figures has a reason. */
export function toPeriodRows<Row extends { refDate: string }>(
  granularity: Granularity,
  period: Period,
  { rows, missing }: { rows: readonly Row[]; missing: readonly Missing[] },
  cellsOf: (row: Row) => Readonly<Record<string, Figure>>,
): ReportRow[] {
  const reasons = new Map(missing.map(({ refDate, reason }) => [refDate, reason]));
  const starts = listUnits(granularity, period);
  const refDates = starts.map((start) => toRefDate(granularity, start));
  return alignPeriods(refDates, rows).map((row, index) => {
    const key = refDates[index] ?? '';
    const label = formatUnit(granularity, starts[index] ?? '');
    return row
      ? { key, label, cells: cellsOf(row) }
      : { key, label, cells: {}, reason: reasons.get(key) ?? 'notProvided' };
  });
}

function summaryRow(
  { key, label }: { key: string; label: string },
  names: readonly MetricName[],
  figureFor: (name: MetricName) => Figure,
  reasonFor: (name: MetricName) => MissingReason,
): ReportRow {
  const cells = Object.fromEntries(names.map((name) => [name, figureFor(name)]));
  const reasons = Object.fromEntries(
    names.filter((name) => cells[name] === null).map((name) => [name, reasonFor(name)]),
  );
  return { key, label, cells, reasons };
}

function getMissingTotalReason(name: MetricName): MissingReason {
  const { aggregate } = metrics[name];
  if (aggregate === 'sum' || aggregate === 'last') return 'notProvided';
  return typeof aggregate === 'object' && metrics[aggregate.by].aggregate === 'sum' ? 'noBase' : 'notAdditive';
}

/** Total row. People, and ratios with people as the denominator, have no total unless there is only one row. */
export const toTotalRow = (label: string, names: readonly MetricName[], rows: readonly Figures[]) => {
  const [only] = rows.length === 1 ? rows : [];
  const figureFor = (name: MetricName) => (only ? (only[name] ?? null) : getTotal(name, rows).value);
  return summaryRow({ key: 'total', label }, names, figureFor, getMissingTotalReason);
};

/** Mean row, with weighted ratios; a running total has no mean. */
export const toAverageRow = (label: string, names: readonly MetricName[], rows: readonly Figures[]) =>
  summaryRow(
    { key: 'average', label },
    names,
    (name) => getAverage(name, rows).value,
    (name) => (metrics[name].aggregate === 'last' ? 'runningTotal' : 'notProvided'),
  );
