import { difference } from './difference';
import { figureOf, type Report, type ReportColumn, type ReportRow, reasonOf } from './report';

const twin = (key: string) => `${key}.compared`;

/** A row with the figures of another beside its own, and why those are not known that are not. */
function besides(row: ReportRow, other: ReportRow, keys: readonly string[]): ReportRow {
  const reasons = keys.flatMap((key) => {
    const reason = reasonOf(other, key);
    return reason ? [[twin(key), reason]] : [];
  });
  return {
    ...row,
    cells: {
      ...row.cells,
      ...Object.fromEntries(keys.map((key) => [twin(key), figureOf(other, key)])),
    },
    reasons: { ...row.reasons, ...Object.fromEntries(reasons) },
  };
}

/**
 * The report with the figures of a compared period beside its own: the first row beside the first,
 * the first total beside the first.
 *
 * @param title names a column of the compared period
 * @param dimension names the column that says what a row is compared with
 */
export function withCompared(
  report: Report,
  compared: Pick<Report, 'rows' | 'summary'>,
  { title, dimension }: { title: (column: string) => string; dimension: string },
): Report {
  const figures = report.columns.filter(({ unit }) => unit !== 'text');
  const keys = figures.map(({ key }) => key);
  return {
    ...report,
    columns: [
      ...report.columns,
      { key: 'compared', title: dimension, unit: 'text' },
      ...figures.map((column) => ({
        ...column,
        key: twin(column.key),
        title: title(column.title),
        comparedWith: column.key,
      })),
    ],
    rows: report.rows.map((row, index) => {
      const other = compared.rows[index];
      if (!other) return row;
      const both = besides(row, other, keys);
      return { ...both, cells: { ...both.cells, compared: other.label } };
    }),
    summary: report.summary?.map((row, index) => {
      const other = compared.summary?.[index];
      return other ? besides(row, other, keys) : row;
    }),
  };
}

/** By how much the figure of a column differs between two rows; in a cell of the key `change`. */
function withChange(row: ReportRow, other: ReportRow, { key, unit }: ReportColumn): ReportRow {
  if (unit === 'text') return row;
  const [own, base] = [figureOf(row, key), figureOf(other, key)];
  const change = difference(unit, own, base);
  if (change !== null) return { ...row, cells: { ...row.cells, change } };
  const reason = own === null || base === null ? 'noFigure' : 'noBase';
  return { ...row, cells: { ...row.cells, change }, reasons: { ...row.reasons, change: reason } };
}

/**
 * The report with some figures of a compared period beside its own, row by row as `otherOf` finds them, and by how much
 * one of them has changed.
 *
 * @param keys the columns that are compared
 * @param title names a column of the compared period
 * @param change key of the column whose change is shown, and the title of the column of changes
 */
export function withComparedRows(
  report: Report,
  otherOf: (row: ReportRow) => ReportRow | undefined,
  {
    keys,
    title,
    change,
  }: {
    keys: readonly string[];
    title: (column: string) => string;
    change: { of: string; title: string };
  },
): Report {
  const changed = report.columns.find(({ key }) => key === change.of);
  const both = (row: ReportRow): ReportRow => {
    const other = otherOf(row) ?? { ...row, cells: {}, reason: 'noFigure' as const, reasons: {} };
    const shown = besides(row, other, keys);
    return changed ? withChange(shown, other, changed) : shown;
  };
  return {
    ...report,
    columns: [
      ...report.columns,
      ...report.columns
        .filter(({ key }) => keys.includes(key))
        .map((column) => ({
          ...column,
          key: twin(column.key),
          title: title(column.title),
          comparedWith: column.key,
        })),
      ...(changed && changed.unit !== 'text'
        ? [{ key: 'change', title: change.title, unit: 'percent' as const, changeOf: changed.unit }]
        : []),
    ],
    rows: report.rows.map(both),
    summary: report.summary?.map(both),
  };
}
