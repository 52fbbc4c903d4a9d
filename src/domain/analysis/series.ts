import type { Granularity } from '../../contract/analysis/period';
import type { DailySummaryRow, VisitTrendRow } from '../../contract/analysis/trend';
import { listUnits, type Period, toRefDate } from '../period/period';
import type { Figures } from './aggregate';
import { alignPeriods } from './align-periods';
import { divideFigures, toPercent } from './figure';
import { type MetricName, metrics } from './metrics';
import { toPeriodRows } from './period-rows';
import type { MissingReason, ReportRow } from './report';

/** Figures by day, week or month, as the report API returns them. */
export type SeriesData<Row extends { refDate: string }> = {
  rows: readonly Row[];
  missing: readonly { refDate: string; reason: MissingReason }[];
};

/** Figures of one Visit Trend row, plus new users as a percentage of visitors. */
export const toTrendFigures = ({ refDate: _, ...row }: VisitTrendRow): Figures => ({
  ...row,
  newRate: toPercent(row.visitUvNew, row.visitUv),
});

/** Figures of one Daily Summary row, plus shares per person who shared. */
export const toSummaryFigures = ({ refDate: _, ...row }: DailySummaryRow): Figures => ({
  ...row,
  sharePerUser: divideFigures(row.sharePv, row.shareUv),
});

/** Why a figure is unknown in a period that has other figures. */
function getUnknownReason(name: MetricName, figures: Figures): MissingReason {
  if (name === 'visitTotalDelta') return 'noFigure';
  const { aggregate } = metrics[name];
  return typeof aggregate === 'object' && figures[aggregate.by] === 0 ? 'noBase' : 'notProvided';
}

/** One row per period; cells without a figure have a reason. */
export function toSeriesRows<Row extends { refDate: string }>(
  granularity: Granularity,
  period: Period,
  data: SeriesData<Row>,
  names: readonly MetricName[],
  figuresOf: (row: Row) => Figures,
): ReportRow[] {
  const reasons = new Map(
    data.rows.map((row) => {
      const figures = figuresOf(row);
      const unknown = names.filter((name) => (figures[name] ?? null) === null);
      return [row.refDate, Object.fromEntries(unknown.map((name) => [name, getUnknownReason(name, figures)]))];
    }),
  );
  return toPeriodRows(granularity, period, data, (row) => {
    const figures = figuresOf(row);
    return Object.fromEntries(names.map((name) => [name, figures[name] ?? null]));
  }).map((row) => (row.reason ? row : { ...row, reasons: reasons.get(row.key) }));
}

/**
 * Figures of a period for sums, means and comparisons: one entry per unit, oldest first, whatever the order of `rows`.
 * A unit without data is an empty object, so that it counts as missing.
 */
export const toSeriesFigures = <Row extends { refDate: string }>(
  granularity: Granularity,
  period: Period,
  { rows }: Pick<SeriesData<Row>, 'rows'>,
  figuresOf: (row: Row) => Figures,
): Figures[] =>
  alignPeriods(
    listUnits(granularity, period).map((start) => toRefDate(granularity, start)),
    rows,
  ).map((row) => (row ? figuresOf(row) : {}));
