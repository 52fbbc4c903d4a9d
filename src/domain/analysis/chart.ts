import type { Figure } from './figure';
import type { Unit } from './metrics';
import { figureOf, type Report, type ReportColumn, type ReportRow } from './report';

export type ChartSpec = {
  /**
   * - `line`: the course of up to three figures
   * - `bar`: groups in their own order
   * - `stackedBar`: parts of a whole, over time
   * - `rankedBar`: names with long labels, from top to bottom in the order of the rows
   * - `donut`: parts of a whole, few of them; one figure
   */
  kind: 'line' | 'bar' | 'stackedBar' | 'rankedBar' | 'donut';
  /** Keys of the columns that are drawn; all figures by default. Those of a compared period come along. */
  columns?: readonly string[];
  /** Of these the ones that are drawn as lines above bars. */
  lines?: readonly string[];
  /** Key of the column that is written beside each bar and each part of a donut, after its own figure. */
  beside?: string;
};

export type FigureColumn = ReportColumn & { unit: Unit };

const isFigures = (column: ReportColumn): column is FigureColumn => column.unit !== 'text';

/** The columns that a chart draws, those of a compared period after their own. */
export function drawnColumns({ columns }: Report, { columns: keys }: ChartSpec): FigureColumn[] {
  return columns
    .filter(isFigures)
    .filter(({ key, comparedWith, changeOf }) => !changeOf && (!keys || keys.includes(comparedWith ?? key)));
}

/** The column whose figure is written after that of a bar or of a part; undefined without one. */
export const besideColumn = (report: Report, { beside, kind }: ChartSpec) =>
  beside === undefined ? undefined : drawnColumns(report, { kind, columns: [beside] })[0];

const counts: readonly Unit[] = ['times', 'people'];
const isOnAxis = (units: readonly Unit[], unit: Unit) =>
  units.includes(unit) || (counts.includes(unit) && units.some((other) => counts.includes(other)));

/**
 * The units of each axis, left and right. Visits and visitors are both counts and share an axis: on two, 3,000 and
 * 2,150 would be drawn at the same height. A chart has two axes, and what needs a third is not read rightly.
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

/** Whether figures of these units can be drawn in one chart. */
export const fitsAxes = (columns: readonly { unit: Unit }[]) => axisUnits(columns).length <= 2;

type Point = { row: ReportRow; figure: number };

/** The newest, highest and lowest figure of a column, which a chart shows at a glance; undefined when there is none. */
export function extremes(rows: readonly ReportRow[], key: string) {
  const points = rows.flatMap((row): Point[] => {
    const figure: Figure = figureOf(row, key);
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
