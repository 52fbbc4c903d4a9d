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
  | 'followUp'
  | 'hidden'
  | 'doNotContact'
  | 'isMine'
  | 'firstReading'
  | 'files'
  | 'withheldFiles';

/** Stored report; its holder is determined by the lease, other fields are derived from its record and files. */
export type ReportRow = Omit<ReportDetail, Derived> & {
  files: readonly ReportFileRow[];
  /** First reading of a critical value; a second reader decides. */
  firstReading: { operatorId: string; at: string } | null;
  /** Time of the last claim; null if there was none or it was given back. */
  claimedAt: string | null;
  /** Time of the last reopening; null if there was none, so that the deadline counts from the upload. */
  reopenedAt: string | null;
  /** Milliseconds of waiting for the member since then, without an ongoing wait. */
  waitedMs: number;
};
