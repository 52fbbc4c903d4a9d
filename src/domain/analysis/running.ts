import type { ReportRow } from './report';

/**
 * The rows of a report of which one is of a day, week or month that is not over: its label says so, in the chart, in
 * the table and in the file.
 *
 * @param running its key; undefined where all are over
 */
export const markRunning = (
  rows: readonly ReportRow[],
  running: string | undefined,
  mark: (label: string) => string,
): readonly ReportRow[] =>
  running === undefined ? rows : rows.map((row) => (row.key === running ? { ...row, label: mark(row.label) } : row));
