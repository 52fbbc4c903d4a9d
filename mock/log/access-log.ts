import { iso } from '../clock';
import { state } from '../state';
import type { AccessLogRow } from './access-log-row';

/** Puts a row at the end of the log; `at` in milliseconds. */
export function logAccess(access: Omit<AccessLogRow, 'id' | 'createdAt'>, at: number) {
  const { accessLog } = state();
  accessLog.push({ id: String(accessLog.length + 1), ...access, createdAt: iso(at) });
}
