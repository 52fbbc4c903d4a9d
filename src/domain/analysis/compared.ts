import { getDifference } from './difference';
import { getFigure, getReason, type Report, type ReportColumn, type ReportRow } from './report';

const toComparedKey = (key: string) => `${key}.compared`;

/** Adds the figures of another row to a row, with the reasons for those that are unknown. */
function addComparedCells(row: ReportRow, other: ReportRow, keys: readonly string[]): ReportRow {
  const reasons = keys.flatMap((key) => {
    const reason = getReason(other, key);
    return reason ? [[toComparedKey(key), reason]] : [];
  });
  return {
    ...row,
    cells: {
      ...row.cells,
      ...Object.fromEntries(keys.map((key) => [toComparedKey(key), getFigure(other, key)])),
    },
    reasons: { ...row.reasons, ...Object.fromEntries(reasons) },
  };
}

/**
 * Adds the columns of a compared period to a report, matching rows and summary rows by position.
 *
 * @param title formats the title of a compared column
 * @param dimension title of the column that names the compared row
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
        key: toComparedKey(column.key),
        title: title(column.title),
        comparedWith: column.key,
      })),
    ],
    rows: report.rows.map((row, index) => {
      const other = compared.rows[index];
      if (!other) return row;
      const both = addComparedCells(row, other, keys);
      return { ...both, cells: { ...both.cells, compared: other.label } };
    }),
    summary: report.summary?.map((row, index) => {
      const other = compared.summary?.[index];
      return other ? addComparedCells(row, other, keys) : row;
    }),
  };
}

/** Adds a `change` cell: the difference between the column's figures in two rows. */
function addChangeCell(row: ReportRow, other: ReportRow, { key, unit }: ReportColumn): ReportRow {
  if (unit === 'text') return row;
  const [own, base] = [getFigure(row, key), getFigure(other, key)];
  const change = getDifference(unit, own, base);
  if (change !== null) return { ...row, cells: { ...row.cells, change } };
  const reason = own === null || base === null ? 'noFigure' : 'noBase';
  return { ...row, cells: { ...row.cells, change }, reasons: { ...row.reasons, change: reason } };
}

/**
 * Adds some columns of a compared period to a report, matching rows with `otherOf`, and a column with the change of one
 * figure.
 *
 * @param keys columns that are compared
 * @param title formats the title of a compared column
 * @param change key of the column whose change is shown, and the title of the change column
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
    const shown = addComparedCells(row, other, keys);
    return changed ? addChangeCell(shown, other, changed) : shown;
  };
  return {
    ...report,
    columns: [
      ...report.columns,
      ...report.columns
        .filter(({ key }) => keys.includes(key))
        .map((column) => ({
          ...column,
          key: toComparedKey(column.key),
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
