/**
 * `rows` in the order that somebody gave to `ids`: rows that have gone meanwhile are left out, and new
 * ones come last.
 */
export function keepOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(ids);
  return [...ids.flatMap((id) => byId.get(id) ?? []), ...rows.filter(({ id }) => !known.has(id))];
}
