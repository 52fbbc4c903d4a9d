import { figureOf, type Report, type ReportRow, reasonOf } from './report';

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

/**
 * The report with some figures of a compared period beside its own, row by row as `otherOf` finds them, and in words
 * how the first of them has changed.
 *
 * @param keys the columns that are compared
 * @param title names a column of the compared period
 * @param change the title of the column of changes, and what it says of a row
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
    change: { title: string; textOf: (row: ReportRow, other: ReportRow) => string };
  },
): Report {
  const both = (row: ReportRow): ReportRow => {
    const other = otherOf(row) ?? { ...row, cells: {}, reason: 'noFigure' as const, reasons: {} };
    const shown = besides(row, other, keys);
    return { ...shown, cells: { ...shown.cells, change: change.textOf(row, other) } };
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
      { key: 'change', title: change.title, unit: 'text' },
    ],
    rows: report.rows.map(both),
    summary: report.summary?.map(both),
  };
}
