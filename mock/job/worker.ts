import type { MockFile } from '../handle';
import type { Origin } from '../log/origin';
import type { JobRow } from './job-row';

/** What jobs of a kind do to each of their rows; `Data` says what they do it with. */
export type Worker<Data = unknown> = {
  /** Its name, which a job keeps: code is loaded anew while a job is under way. */
  type: string;
  rowsPerSecond?: number;
  /** As it begins, before the first row: what it works on may not have been known when it was started. */
  begin?(job: JobRow, data: Data): void;
  /** @throws Fault when the row cannot be worked on */
  work(job: JobRow, rowId: string, data: Data): void;
  /** How a row that was left as it was is called; by its id unless said here. */
  labelOf?(job: JobRow, rowId: string, data: Data): string;
  /** Called when every row has been processed. */
  finish?(job: JobRow, data: Data): void;
  /** The file that it has written, for whoever asks from `origin`. */
  file?(job: JobRow, data: Data, origin: Origin): MockFile | Promise<MockFile>;
};

export const ROWS_PER_SECOND = 400;
