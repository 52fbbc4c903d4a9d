import { Fault } from '../fault';
import { messages } from '../messages';
import { state } from '../state';
import { log } from './log';
import { type Act, find, type Table } from './update';

type By = Omit<Act, 'action' | 'changes'>;
type Versioned = { id: string; version: number };

function getBin<Row extends Versioned, Dto>({ entityType }: Table<Row, Dto>): Row[] {
  const { deleted } = state();
  const bin = deleted.get(entityType) ?? [];
  deleted.set(entityType, bin);
  // Rows in the bin of an entity type come from that entity's table.
  return bin as Row[];
}

/** Rows that were deleted and can be restored. */
export const getDeleted = <Row extends Versioned, Dto>(table: Table<Row, Dto>): readonly Row[] => getBin(table);

const removeFrom = <Row>(rows: Row[], row: Row) => rows.splice(rows.indexOf(row), 1);

/**
 * Deletes a row, which can then only be found by `restore`.
 * @returns the deleted row, whose version is needed for restoring
 * @throws Fault 409 with the current row if `version` is stale, and errors of `check`; then nothing is written
 */
export function remove<Row extends Versioned, Dto>(
  table: Table<Row, Dto>,
  id: string,
  version: number,
  by: By,
  check: (row: Row) => void = () => {},
): Row {
  const row = find(table.rows(), id);
  if (row.version !== version) throw new Fault(messages.conflict, { data: { current: table.toDto(row) } });
  check(row);
  const gone = { ...row, version: version + 1 };
  removeFrom(table.rows(), row);
  getBin(table).push(gone);
  log({ entityType: table.entityType, entityId: id, action: 'delete', ...by, changes: [] });
  return gone;
}

/**
 * Restores a deleted row.
 * @param check throws if it can no longer be restored, for example because its name is taken
 * @throws Fault 404 for a row that was never deleted, 409 if it has been restored already or for a stale version
 */
export function restore<Row extends Versioned, Dto>(
  table: Table<Row, Dto>,
  id: string,
  version: number,
  by: By,
  check: (row: Row) => void = () => {},
): Row {
  const bin = getBin(table);
  const gone = bin.find((row) => row.id === id);
  const current = gone ?? find(table.rows(), id);
  if (current !== gone || gone.version !== version) {
    throw new Fault(messages.conflict, { data: { current: table.toDto(current) } });
  }
  check(gone);
  const row = { ...gone, version: version + 1 };
  removeFrom(bin, gone);
  table.rows().push(row);
  log({ entityType: table.entityType, entityId: id, action: 'restore', ...by, changes: [] });
  return row;
}
