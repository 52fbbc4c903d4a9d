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
