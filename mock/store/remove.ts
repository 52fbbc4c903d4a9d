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
  // What lies under an entity's type came from that entity's table.
  return bin as Row[];
}

/** Rows that were deleted and can be restored. */
export const getDeleted = <Row extends Versioned, Dto>(table: Table<Row, Dto>): readonly Row[] => getBin(table);

const take = <Row>(rows: Row[], row: Row) => rows.splice(rows.indexOf(row), 1);

/**
 * Deletes a row so that `restore` can bring it back: until then nobody finds it.
 * @returns the deleted row, whose version is the one to restore it with
 * @throws Fault 409 with the row as it is when `version` is not its newest, and whatever `check` throws;
 * nothing is written then
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
  take(table.rows(), row);
  getBin(table).push(gone);
  log({ entityType: table.entityType, entityId: id, action: 'delete', ...by, changes: [] });
  return gone;
}

/**
 * Brings a deleted row back, unless `check` refuses it, such as for a name that is taken by now.
 * @throws Fault 404 for a row that was never deleted, 409 for one that is back already or for a stale version
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
  take(bin, gone);
  table.rows().push(row);
  log({ entityType: table.entityType, entityId: id, action: 'restore', ...by, changes: [] });
  return row;
}
