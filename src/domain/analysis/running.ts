import type { ReportRow } from './report';

/**
 * Marks the label of the row whose day, week or month is not over yet, for the chart, the table and the file.
 *
 * @param running key of that row; undefined when all units are over
 */
export const markRunning = (
  rows: readonly ReportRow[],
  running: string | undefined,
  mark: (label: string) => string,
): readonly ReportRow[] =>
  running === undefined ? rows : rows.map((row) => (row.key === running ? { ...row, label: mark(row.label) } : row));
