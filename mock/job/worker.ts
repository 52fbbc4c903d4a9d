import type { MockFile } from '../handle';
import type { Origin } from '../log/origin';
import type { JobRow } from './job-row';

/** Processes the rows of a kind of job. `Data` is the payload of a job. */
export type Worker<Data = unknown> = {
  /** Name that jobs store instead of the worker, because code may be reloaded while a job is running. */
  type: string;
  rowsPerSecond?: number;
  /** Called before the first row, for example to determine the rows. */
  begin?(job: JobRow, data: Data): void;
  /** @throws Fault when the row cannot be processed */
  work(job: JobRow, rowId: string, data: Data): void;
  /** Label of a failed row; its id by default. */
  labelOf?(job: JobRow, rowId: string, data: Data): string;
  /** Called when every row has been processed. */
  finish?(job: JobRow, data: Data): void;
  /** Returns the written file for a download from `origin`. */
  file?(job: JobRow, data: Data, origin: Origin): MockFile | Promise<MockFile>;
};

export const ROWS_PER_SECOND = 400;
