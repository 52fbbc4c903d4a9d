import { iso } from '../clock';
import { state } from '../state';
import type { AccessLogRow } from './access-log-row';

/** Puts a row at the end of the log and gives it back; `at` in milliseconds. */
export function logAccess(access: Omit<AccessLogRow, 'id' | 'createdAt'>, at: number): AccessLogRow {
  const { accessLog } = state();
  const row = { id: String(accessLog.length + 1), ...access, createdAt: iso(at) };
  accessLog.push(row);
  return row;
}
