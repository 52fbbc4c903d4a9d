import type { Job, jobKinds } from '../../src/contract/job';
import type { Cell } from '../../src/domain/csv';
import type { Language } from '../language';
import type { Origin } from '../log/origin';
import type { Message } from '../messages';

/** Stored job. It contains only data, so that it survives a reload of the mock's code. */
export type JobRow = {
  id: string;
  operator: { id: string; name: string };
  /** Origin of the request that started it. */
  origin: Origin;
  kind: (typeof jobKinds)[number];
  entity: string;
  action: string;
  subject: string | null;
  /** Language of the operator who started it, also used for its file. */
  language: Language;
  /** Name and payload of its worker. */
  work: { type: string; data: unknown };
  /** Rows to process, as of the start of the job. */
  rowIds: string[];
  state: Job['state'];
  done: number;
  failed: { id: string; label: string; reason: Message }[];
  error: Message | null;
  startedAt: number;
  /** Time to wait for; null to begin at once. */
  notBefore: number | null;
  finishedAt: number | null;
  /** Name of the file that it writes; null without a file. */
  fileName: string | null;
  /** Lines that an export has written so far. */
  lines: Cell[][];
  /** Rows for which an export has written clear values. */
  clearIds: string[];
};
