import { iso } from '../clock';
import { Fault } from '../fault';
import { type Message, messages } from '../messages';
import { type ChangeLogEntry, changesBetween, type Masks } from './change-log';
import { log } from './log';

/** How the store writes an entity. */
export type Table<Row extends { id: string; version: number }, Dto> = {
  entityType: string;
  rows: () => Row[];
  /** What a caller is shown of a row. */
  toDto: (row: Row) => Dto;
  /** Sensitive fields, as they may stand in the log. */
  masks: Masks<Row>;
  /** How a row is called where an action on several left it as it was; by its id unless said here. */
  labelOf?: (row: Row) => string;
  /** Reason that is reported for an id without a row. */
  unknown?: Message;
};

/** Who does what to a row, and why; `changes` are those it makes besides, in other rows. */
export type Act = { action: string; operatorName: string; reason?: string; changes?: ChangeLogEntry['changes'] };

/** @throws Fault 404 when there is no such row */
export function find<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Fault(messages.notFound);
  return row;
}

/**
 * Writes what `change` makes of a row, counts its version up, stamps a row that has stamps and puts
 * one entry into the log.
 * @throws Fault 409 with the row as it is when `version` is not its newest; nothing is written then,
 * and nothing when `change` throws
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
  const changes = [...changesBetween(before, after, masks), ...(act.changes ?? [])];
  log({ entityType, entityId: id, ...act, changes });
  return after;
}
