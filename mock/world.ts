import type { OperatorRow } from './fixtures/operators';
import type { AccessLogRow } from './log/access-log-row';
import type { ChangeLogEntry } from './store/change-log';

/** Log entries from before the start of the mock. */
export type Histories = { changes: ChangeLogEntry[]; accesses: AccessLogRow[] };

/**
 * All data of the mock. Each entity declares its rows with `declare module '../world'`, so that a new entity needs no
 * change here.
 */
export interface World {
  /** Instant for which the world was generated, in milliseconds. */
  now: number;
  operators: OperatorRow[];
  histories: Histories;
}
