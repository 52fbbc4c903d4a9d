/**
 * Page of rows that are available by day, newest first, and the total number of rows.
 * @param days from newest to oldest
 * @param rowsOf returns the rows of a day, oldest first
 */
export function getPage<Row>(
  days: readonly string[],
  rowsOf: (day: string) => readonly Row[],
  matches: (row: Row) => boolean,
  { current, pageSize }: { current: number; pageSize: number },
): { list: Row[]; total: number } {
  const first = (current - 1) * pageSize;
  const list: Row[] = [];
  let total = 0;
  for (const day of days) {
    for (const row of rowsOf(day).toReversed()) {
      if (!matches(row)) continue;
      if (total >= first && list.length < pageSize) list.push(row);
      total += 1;
    }
  }
  return { list, total };
}
