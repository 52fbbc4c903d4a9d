import type { AccessLogEntry } from '../../src/contract/log';

/** Stored log entry about an access to personal data, with the ids of all affected entities. */
export type AccessLogRow = AccessLogEntry & { subjectIds: string[] };
