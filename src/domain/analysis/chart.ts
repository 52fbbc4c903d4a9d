import type { Figure } from './figure';
import type { Unit } from './metrics';
import { getFigure, type Report, type ReportColumn, type ReportRow } from './report';

export type ChartSpec = {
  /**
   * - `line`: up to three figures over time
   * - `bar`: groups in their given order
   * - `stackedBar`: parts of a whole over time
   * - `rankedBar`: long labels, from top to bottom in row order
   * - `donut`: a few parts of a whole; one figure
   */
  kind: 'line' | 'bar' | 'stackedBar' | 'rankedBar' | 'donut';
  /** Keys of the columns to plot; all figures by default. The matching columns of a compared period are included. */
  columns?: readonly string[];
  /** Those of the plotted columns that are rendered as lines above bars. */
  lines?: readonly string[];
  /** Key of the column whose figure is shown next to each bar or donut part, after the main figure. */
  beside?: string;
};

export type FigureColumn = ReportColumn & { unit: Unit };

const isFigureColumn = (column: ReportColumn): column is FigureColumn => column.unit !== 'text';

/** Columns that a chart plots, in column order; those of a compared period are included. */
export function getPlottedColumns({ columns }: Report, { columns: keys }: ChartSpec): FigureColumn[] {
  return columns
    .filter(isFigureColumn)
    .filter(({ key, comparedWith, changeOf }) => !changeOf && (!keys || keys.includes(comparedWith ?? key)));
}

/** Column whose figure is shown after that of a bar or donut part; undefined when the chart has none. */
export const getSecondaryColumn = (report: Report, { beside, kind }: ChartSpec) =>
  beside === undefined ? undefined : getPlottedColumns(report, { kind, columns: [beside] })[0];

const counts: readonly Unit[] = ['times', 'people'];
const isOnAxis = (units: readonly Unit[], unit: Unit) =>
  units.includes(unit) || (counts.includes(unit) && units.some((other) => counts.includes(other)));

/**
 * Units of each axis, left and right. Visits and visitors are both counts and share an axis: on two axes, 3,000 and
 * 2,150 could be plotted at the same height. A chart has two axes; units that need a third one cannot be read
 * correctly.
 */
export function axisUnits(columns: readonly { unit: Unit }[]): Unit[][] {
  const axes: Unit[][] = [];
  for (const { unit } of columns) {
    const axis = axes.find((units) => isOnAxis(units, unit));
    if (axis === undefined) axes.push([unit]);
    else if (!axis.includes(unit)) axis.push(unit);
  }
  return axes;
}

/** Whether one chart with two axes can show these units. */
export const fitsAxes = (columns: readonly { unit: Unit }[]) => axisUnits(columns).length <= 2;

type Point = { row: ReportRow; figure: number };

/** Newest, highest and lowest known figure of a column, the key facts of a chart; undefined when no figure is known. */
export function findExtremes(rows: readonly ReportRow[], key: string) {
  const points = rows.flatMap((row): Point[] => {
    const figure: Figure = getFigure(row, key);
    return figure === null ? [] : [{ row, figure }];
  });
  const [first] = points;
  const latest = points.at(-1);
  if (!first || !latest) return undefined;
  return {
    latest,
    highest: points.reduce((best, point) => (point.figure > best.figure ? point : best), first),
    lowest: points.reduce((best, point) => (point.figure < best.figure ? point : best), first),
  };
}
