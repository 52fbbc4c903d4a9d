import type { Job, jobKinds } from '../../src/contract/job';
import type { Cell } from '../../src/domain/csv';
import type { Language } from '../language';
import type { Origin } from '../log/origin';
import type { Message } from '../messages';

/** A job as the server keeps it: data only, so that it goes on when the mock's code is loaded anew. */
export type JobRow = {
  id: string;
  operator: { id: string; name: string };
  /** Of the request that started it. */
  origin: Origin;
  kind: (typeof jobKinds)[number];
  entity: string;
  action: string;
  subject: string | null;
  /** That of the operator who started it; a file is written in it. */
  language: Language;
  /** The name of its worker, and what that does it with. */
  work: { type: string; data: unknown };
  /** Rows to process, as they were when the job was started. */
  rowIds: string[];
  state: Job['state'];
  done: number;
  failed: { id: string; label: string; reason: Message }[];
  error: Message | null;
  startedAt: number;
  /** Waits until then; null: begins at once. */
  notBefore: number | null;
  finishedAt: number | null;
  /** The file that it writes, if it does. */
  fileName: string | null;
  /** What the export has written so far. */
  lines: Cell[][];
  /** Of which rows an export has written something clear. */
  clearIds: string[];
};
