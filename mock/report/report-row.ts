import type { ReportDetail } from '../../src/contract/report';
import type { ReportFileRow } from './files';

type Derived =
  | 'memberNo'
  | 'patientNameMasked'
  | 'gender'
  | 'ageAtExam'
  | 'recordNo'
  | 'projectId'
  | 'projectName'
  | 'pageCount'
  | 'reviewerName'
  | 'claimedUntil'
  | 'slaDueAt'
  | 'overdue'
  | 'hasCritical'
  | 'hidden'
  | 'doNotContact'
  | 'isMine'
  | 'firstReading'
  | 'files'
  | 'withheldFiles';

/** A report as the server keeps it: who has it is said by its lease, the rest follows from its record and its files. */
export type ReportRow = Omit<ReportDetail, Derived> & {
  files: readonly ReportFileRow[];
  /** Who read a critical value first, where one was read; a second reader decides. */
  firstReading: { operatorId: string; at: string } | null;
  /** When somebody last began to review it; null where nobody has, or gave it back. */
  claimedAt: string | null;
  /** When it was last to be reviewed again; null: never, its deadline counts from its upload. */
  reopenedAt: string | null;
  /** Milliseconds for which it waited for the member since, not counting the wait that goes on. */
  waitedMs: number;
};
