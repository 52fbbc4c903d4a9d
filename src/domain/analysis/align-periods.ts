/** Aligns rows with `refDates`: one entry per date, undefined where a date has no row. */
export function alignPeriods<Row extends { refDate: string }>(refDates: readonly string[], rows: readonly Row[]) {
  const byDate = new Map(rows.map((row) => [row.refDate, row]));
  return refDates.map((refDate) => byDate.get(refDate));
}
