import { iso } from '../clock';
import { getChanges } from './change-log';
import { log } from './log';
import type { Base } from './row';
import type { Act, Table } from './update';

type By = Omit<Act, 'action' | 'changes'> & { action?: string };

/** Adds a row, and a log entry with all of its fields. Nothing is written if `build` throws. */
export function create<Row extends { id: string; version: number }, Dto>(
  { entityType, rows, masks }: Table<Row, Dto>,
  build: (base: Base) => Row,
  { action = 'create', ...by }: By,
): Row {
  const at = iso(Date.now());
  const row = build({
    id: crypto.randomUUID(),
    version: 1,
    createdAt: at,
    createdByName: by.operatorName,
    updatedAt: at,
    updatedByName: by.operatorName,
  });
  rows().push(row);
  const blank = Object.fromEntries(Object.keys(row).map((field) => [field, null])) as unknown as Row;
  log({ entityType, entityId: row.id, action, ...by, changes: getChanges(blank, row, masks) });
  return row;
}
