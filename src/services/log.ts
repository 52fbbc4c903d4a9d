import type { AccessLogEntry, ChangeLogEntry, LogQuery } from '@/contract/log';
import { list } from './http';

/** A page of what was changed about one thing, newest first. */
export const listChangeLog = (query: LogQuery, signal?: AbortSignal) =>
  list<ChangeLogEntry>('/change-logs', query, { signal });

/** A page of who looked at the personal data of one thing, newest first. */
export const listAccessLog = (query: LogQuery, signal?: AbortSignal) =>
  list<AccessLogEntry>('/access-logs', query, { signal });
