import type { ReportDetail } from '../../src/contract/report';
import type { ReportFileRow } from './files';

type Derived =
  | 'memberNo'
  | 'patientNameMasked'
  | 'recordNo'
  | 'projectId'
  | 'projectName'
  | 'pageCount'
  | 'reviewerName'
  | 'claimedUntil'
  | 'slaDueAt'
  | 'overdue'
  | 'hasCritical'
  | 'files';

/** A report as the server keeps it: who has it is said by its lease, the rest follows from its record and its files. */
export type ReportRow = Omit<ReportDetail, Derived> & {
  files: readonly ReportFileRow[];
  /** When somebody last began to review it; null where nobody has, or gave it back. */
  claimedAt: string | null;
  /** Milliseconds for which it waited for the member so far, not counting the wait that goes on. */
  waitedMs: number;
};
