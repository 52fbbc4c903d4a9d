import { iso } from '../clock';
import { state } from '../state';
import type { ChangeLogEntry } from './change-log';

/** Appends an entry to the log, dated now. */
export function log({ reason, ...entry }: Omit<ChangeLogEntry, 'id' | 'createdAt'>) {
  const { changeLog } = state();
  changeLog.push({
    id: String(changeLog.length + 1),
    ...entry,
    ...(reason !== undefined && { reason }),
    createdAt: iso(Date.now()),
  });
}
