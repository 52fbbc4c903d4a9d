/** The states of a record, in the order of the work (docs/domain.md 6.5). */
export const recordStatuses = [
  'inProgress',
  'submitted',
  'reviewing',
  'approved',
  'contacted',
  'referred',
  'enrolled',
  'rejected',
  'closed',
  'voided',
] as const;

/** Where the agreement of a record stands (docs/domain.md 6.5). */
export const agreementStatuses = [
  'notRequired',
  'unsigned',
  'signed',
  'declined',
  'withdrawn',
  'expired',
  'superseded',
] as const;
