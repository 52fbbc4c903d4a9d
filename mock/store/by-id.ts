/** Indexes rows by id, for callers that look up many. */
export const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
