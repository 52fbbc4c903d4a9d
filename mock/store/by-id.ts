/** Rows by their ids, for whoever looks up many. */
export const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
