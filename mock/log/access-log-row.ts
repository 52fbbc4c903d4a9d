import type { AccessLogEntry } from '../../src/contract/log';

/** A look at personal data as the server keeps it, with the ids of all that were looked at. */
export type AccessLogRow = AccessLogEntry & { subjectIds: string[] };
