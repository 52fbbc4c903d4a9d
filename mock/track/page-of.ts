/**
 * A page of a stream by days, newest first, and how many rows there are in all.
 * @param days from the newest to the oldest
 * @param getRows the rows of a day, oldest first
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
