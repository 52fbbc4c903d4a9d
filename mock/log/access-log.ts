import { iso } from '../clock';
import { state } from '../state';
import type { AccessLogRow } from './access-log-row';

/**
 * Appends an entry to the access log.
 * @param at in milliseconds
 */
export function logAccess(access: Omit<AccessLogRow, 'id' | 'createdAt'>, at: number): AccessLogRow {
  const { accessLog } = state();
  const row = { id: String(accessLog.length + 1), ...access, createdAt: iso(at) };
  accessLog.push(row);
  return row;
}
