import type { JobRow } from './job-row';

/** What jobs of a kind do to each of their rows; `Data` says what they do it with. */
export type Worker<Data = unknown> = {
  /** Its name, which a job keeps: code is loaded anew while a job is under way. */
  type: string;
  rowsPerSecond?: number;
  /** @throws Fault when the row cannot be worked on */
  work(job: JobRow, rowId: string, data: Data): void;
  /** How a row that was left as it was is called; by its id unless said here. */
  labelOf?(job: JobRow, rowId: string, data: Data): string;
  /** Once every row has been worked on. */
  finish?(job: JobRow, data: Data): void;
};

export const ROWS_PER_SECOND = 400;
