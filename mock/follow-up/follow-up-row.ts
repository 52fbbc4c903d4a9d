import type { FollowUp } from '../../src/contract/follow-up-list';
import type { DoNotContact } from '../../src/contract/member';

type Derived =
  | 'memberNo'
  | 'patientNameMasked'
  | 'gender'
  | 'age'
  | 'mobileMasked'
  | 'mayCall'
  | 'recordNo'
  | 'projectId'
  | 'projectName'
  | 'assigneeName'
  | 'attempts'
  | 'critical'
  | 'doNotContact';

/** Stored follow-up; `overdue` and the other fields are derived on read. */
export type FollowUpRow = Omit<FollowUp, Derived | 'status'> & {
  status: Exclude<FollowUp['status'], 'overdue'>;
  /** Report with the critical values that the follow-up is for. */
  reportId: string | null;
  /** Request of the member that the death replaced, for a correction of it. */
  replacedDoNotContact?: DoNotContact | null;
};
