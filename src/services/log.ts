import type { AccessLogEntry, AccessLogInput, ChangeLogEntry, LogQuery } from '@/contract/log';
import { guard } from './guard';
import { list, post } from './http';

const isChange = guard<ChangeLogEntry>({ id: 'text', changes: 'array' });
const isAccess = guard<AccessLogEntry>({ id: 'text', fields: 'array' });

/** A page of the change log of an entity, newest first. */
export const listChangeLog = (query: LogQuery, signal?: AbortSignal) =>
  list('/change-logs', query, { row: isChange, signal });

/** A page of the access log of an entity, newest first. */
export const listAccessLog = (query: LogQuery, signal?: AbortSignal) =>
  list('/access-logs', query, { row: isAccess, signal });

/** Logs a view or print before it happens. */
export const addAccess = (input: AccessLogInput) => post('/access-logs', input, { errors: 'caller', shape: isAccess });
