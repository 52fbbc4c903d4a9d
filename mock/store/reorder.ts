import type { NewOrder } from '../../src/contract/setting';
import { isSameValue } from '../../src/domain/compare';
import { iso } from '../clock';
import { Fault } from '../fault';
import { messages } from '../messages';
import { log } from './log';
import type { Table } from './update';

export type SortableRow = { id: string; version: number; sort: number; createdAt: string };

/** Manual order: smaller `sort` first, newest first for equal values (docs/domain.md 6). */
export function compareSort(a: SortableRow, b: SortableRow) {
  return a.sort - b.sort || Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? -1 : 1);
}

/** Rows in the order that an operator set. */
export const sortInOrder = <Row extends SortableRow>(rows: readonly Row[]): Row[] => [...rows].sort(compareSort);

/** Rows that are ordered together, and their name in the log. */
export type Scope<Row> = { name: string; has: (row: Row) => boolean };

/**
 * Orders the rows of a scope like `ids`, renumbering `sort` from 0. A row with an unchanged `sort` keeps its version;
 * the log gets a single entry.
 * @returns the rows of the scope in their new order
 * @throws Fault 409 with the ids in their current order if that is not `base`, or if `ids` are not those of the scope
 */
export function reorder<Row extends SortableRow, Dto>(
  { entityType, rows }: Table<Row, Dto>,
  { name, has }: Scope<Row>,
  { ids, base }: NewOrder,
  { operatorName, action = 'reorder' }: { operatorName: string; action?: string },
): Row[] {
  const before = sortInOrder(rows().filter(has));
  const current = before.map(({ id }) => id);
  const wanted = new Map(ids.map((id, index) => [id, index]));
  const isAll = ids.length === current.length && current.every((id) => wanted.has(id));
  if (!isAll || !isSameValue(base, current)) {
    throw new Fault(messages.conflict, { data: { current } });
  }
  const at = iso(Date.now());
  const table = rows();
  for (const row of before) {
    const sort = wanted.get(row.id) ?? row.sort;
    if (sort === row.sort) continue;
    const stamp = 'updatedAt' in row && { updatedAt: at, updatedByName: operatorName };
    table[table.indexOf(row)] = { ...row, ...stamp, sort, version: row.version + 1 };
  }
  const changes = isSameValue(ids, current) ? [] : [{ field: 'sort', from: current, to: ids }];
  log({ entityType, entityId: name, action, operatorName, changes });
  return sortInOrder(table.filter(has));
}
