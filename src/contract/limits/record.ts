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

/** As lists show them: `abandoned` are those still answered after seven days. */
export const shownRecordStatuses = [...recordStatuses, 'abandoned'] as const;

/** The tabs of the queue, in their order: states in which somebody has to act, and all. */
export const recordTabs = ['submitted', 'reviewing', 'approved', 'contacted', 'referred', 'all'] as const;

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

/** Whose the work is: one's own, nobody's yet, either of these, or an operator's id. */
export const assigneeWords = ['me', 'none', 'meOrNone'] as const;

export const relations = ['self', 'spouse', 'parent', 'child', 'other'] as const;
export const eligibilities = ['eligible', 'ineligible', 'pending'] as const;
export const arrivals = ['pending', 'arrived', 'noShow'] as const;

/** Why a record is closed; the last but one is the server's, which no operator gives. */
export const closeReasons = ['completed', 'noContact', 'refused', 'ineligible', 'withdrawn', 'other'] as const;

/** The fields of a record that can be shown clear. */
export const recordRevealFields = ['patientName', 'mobile', 'idNo', 'answers'] as const;

/** Those that an export can hold clear. */
export const recordExportFields = ['patientName', 'mobile'] as const;

/** Filters that hold personal data: never in a URL, the console's or the API's (docs/api.md). */
export const recordSensitive = ['mobile', 'patientName'] as const;

/** Lengths in code points (docs/domain.md 6.5). */
export const record = {
  maxNoLength: 20,
  maxPatientNameLength: 30,
  maxRegionLength: 64,
  maxReasonLength: 200,
  /** Of a correction, which changes what a member said. */
  minAmendReasonLength: 5,
  maxRemarkLength: 500,
  maxScore: 1_000_000_000,
  /** An answer that is not handed in by then is given up. */
  abandonedAfterDays: 7,
} as const;
