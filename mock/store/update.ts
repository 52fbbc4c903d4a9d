import { iso } from '../clock';
import { Fault } from '../fault';
import { type Message, messages } from '../messages';
import { type ChangeLogEntry, getChanges, type Masks } from './change-log';
import { log } from './log';

/** Access of the store to an entity's rows. */
export type Table<Row extends { id: string; version: number }, Dto> = {
  entityType: string;
  rows: () => Row[];
  /** Converts a row to its API form. */
  toDto: (row: Row) => Dto;
  /** Formats sensitive fields for the log. */
  masks: Masks<Row>;
  /** Label of a row in bulk results; its id by default. */
  labelOf?: (row: Row) => string;
  /** Reason that is reported for an id without a row. */
  unknown?: Message;
};

/** Action on a row, with operator and reason. `changes` are additional log entries about other rows. */
export type Act = { action: string; operatorName: string; reason?: string; changes?: ChangeLogEntry['changes'] };

/** @throws Fault 404 when there is no such row */
export function find<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Fault(messages.notFound);
  return row;
}

/**
 * Updates a row with the result of `change`, increments its version, stamps it and adds a log entry.
 * @throws Fault 409 with the current row if `version` is stale, and errors of `change`; then nothing is written
 */
export function update<Row extends { id: string; version: number }, Dto>(
  { entityType, rows, toDto, masks }: Table<Row, Dto>,
  id: string,
  version: number,
  change: (row: Row) => Partial<Row>,
  act: Act,
): Row {
  const table = rows();
  const before = find(table, id);
  if (before.version !== version) throw new Fault(messages.conflict, { data: { current: toDto(before) } });
  const stamp = 'updatedAt' in before && { updatedAt: iso(Date.now()), updatedByName: act.operatorName };
  const after = { ...before, ...change(before), ...stamp, version: version + 1 };
  table[table.indexOf(before)] = after;
  const changes = [...getChanges(before, after, masks), ...(act.changes ?? [])];
  log({ entityType, entityId: id, ...act, changes });
  return after;
}
