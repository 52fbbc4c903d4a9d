import type { FollowUp } from '../../src/contract/follow-up';

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

/** A follow-up as the server keeps it: never overdue, which the clock says, and the rest follows from its record. */
export type FollowUpRow = Omit<FollowUp, Derived | 'status'> & {
  status: Exclude<FollowUp['status'], 'overdue'>;
  /** The report whose critical values it is for. */
  reportId: string | null;
};
