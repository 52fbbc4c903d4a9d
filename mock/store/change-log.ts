/** Operation log, one for all entities (docs/domain.md 5.4). Append-only; sensitive fields are masked. */
export type ChangeLogEntry = {
  id: string;
  entityType: string;
  entityId: string;
  action: string;
  changes: { field: string; from: unknown; to: unknown }[];
  reason?: string;
  operatorName: string;
  createdAt: string;
};

/** Formats a field's value for the log; null omits a field that operators do not edit. */
export type Masks<Row> = { [Field in keyof Row]?: ((value: NonNullable<Row[Field]>) => unknown) | null };

/** Fields that every write changes; the log omits them. */
const bookkeeping = new Set(['id', 'version', 'createdAt', 'createdByName', 'updatedAt', 'updatedByName']);

/** Differences between two states of a row, with sensitive fields masked and without bookkeeping fields. */
export function getChanges<Row extends object>(before: Row, after: Row, masks: Masks<Row>) {
  return (Object.keys(after) as (keyof Row & string)[])
    .filter((field) => !bookkeeping.has(field) && masks[field] !== null)
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, from: masked(before, field, masks), to: masked(after, field, masks) }));
}

function masked<Row extends object>(row: Row, field: keyof Row, masks: Masks<Row>): unknown {
  const value = row[field];
  return value === null || value === undefined ? null : (masks[field]?.(value) ?? value);
}
