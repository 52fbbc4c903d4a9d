import type { OperatorRow } from './fixtures/operators';
import type { AccessLogRow } from './log/access-log-row';
import type { ChangeLogEntry } from './store/change-log';

/** What was done and looked at before the world begins. */
export type Histories = { changes: ChangeLogEntry[]; accesses: AccessLogRow[] };

/**
 * Everything that the mock knows. The rows of an entity are declared where they are made, by
 * `declare module '../world'`, so that a new one needs no line here.
 */
export interface World {
  /** The instant that the world was made for, in milliseconds. */
  now: number;
  operators: OperatorRow[];
  histories: Histories;
}
