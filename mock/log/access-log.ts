import type { AccessLogEntry } from '../../src/contract/log';
import { iso } from '../clock';
import { state } from '../state';

/** A look at personal data as the server keeps it, with the ids of all that were looked at. */
export type AccessLogRow = AccessLogEntry & { subjectIds: string[] };

/** Puts a row at the end of the log; `at` in milliseconds. */
export function logAccess(access: Omit<AccessLogRow, 'id' | 'createdAt'>, at: number) {
  const { accessLog } = state();
  accessLog.push({ id: String(accessLog.length + 1), ...access, createdAt: iso(at) });
}
