/** States of a record, in the order of the workflow (docs/domain.md 6.5). */
export const recordStatuses = [
  /** The member is answering. */
  'inProgress',
  /** Waits for a review. */
  'submitted',
  /** In review. */
  'reviewing',
  /** Waits for the first contact. */
  'approved',
  /** The patient was contacted. */
  'contacted',
  /** Has an appointment. */
  'referred',
  /** Enrolled in the study; recruit projects only. */
  'enrolled',
  /** Not eligible; finished. */
  'rejected',
  /** Closed; no more work. */
  'closed',
  /** Voided. */
  'voided',
] as const;

/** States that lists show. `abandoned` records are still in progress after seven days. */
export const shownRecordStatuses = [
  ...recordStatuses,
  /** Derived: in progress for more than seven days; final. */
  'abandoned',
] as const;

/** Tabs of the queue in display order: the states that need action, and all. */
export const recordTabs = [
  /** Records that wait for a review. */
  'submitted',
  /** Records in review. */
  'reviewing',
  /** Records that wait for the first contact. */
  'approved',
  /** Contacted records. */
  'contacted',
  /** Records with an appointment. */
  'referred',
  /** All. */
  'all',
] as const;

/** Profile fields that can contradict an answer. */
export const contradictionFields = [
  /** Full years. */
  'age',
  /** Date of birth. */
  'birthDate',
  /** Male or female. */
  'gender',
] as const;

/** Consent state of a record, from its project and its newest agreement (docs/domain.md 6.5). */
export const consentStates = [
  /** The project needs no agreement. */
  'notRequired',
  /** No invitation to sign was sent yet. */
  'notSent',
  /** Sent, not signed yet. */
  'unsigned',
  /** Signed. */
  'signed',
  /** The signer declined. */
  'declined',
  /** Withdrawn, which closed the record. */
  'withdrawn',
  /** Still unsigned at expiresAt. */
  'expired',
] as const;

/** Values of the assignee filter besides an operator's id. */
export const assigneeWords = [
  /** Assigned to the current operator. */
  'me',
  /** Unassigned. */
  'none',
  /** Assigned to the current operator or unassigned. */
  'meOrNone',
] as const;

/** Relation to the patient. */
export const relations = [
  /** The patient. */
  'self',
  /** Husband or wife. */
  'spouse',
  /** Father or mother. */
  'parent',
  /** Son or daughter. */
  'child',
  /** Someone else. */
  'other',
] as const;
/** Verdict of a review. */
export const eligibilities = [
  /** Eligible. */
  'eligible',
  /** Not eligible. */
  'ineligible',
  /** Information is missing. */
  'pending',
] as const;
/** Stages that stay recorded once a record has reached them, in order. */
export const reachedStages = [
  /** Has an appointment. */
  'referred',
  /** Enrolled in the study; recruit projects only. */
  'enrolled',
] as const;
/** Whether the patient came to the appointment. */
export const arrivals = [
  /** The appointment is in the future. */
  'pending',
  /** The patient came. */
  'arrived',
  /** The patient did not come. */
  'noShow',
] as const;

/** How an unsuccessful first contact ended; each is a reason to close the record. */
export const lostContacts = [
  /** The patient could not be reached. */
  'noContact',
  /** The patient refused to continue. */
  'refused',
] as const;
/** Why a record was closed. The server sets `withdrawn`; operators cannot choose it. */
export const closeReasons = [
  /** Completed. */
  'completed',
  /** The patient could not be reached. */
  'noContact',
  /** The patient refused to continue. */
  'refused',
  /** Disqualified by the quiz. */
  'ineligible',
  /** The agreement was withdrawn, which keeps the record closed. */
  'withdrawn',
  /** Another reason, given in the note. */
  'other',
] as const;

/** Fields of a record that can be revealed. */
export const recordRevealFields = [
  /** Name of the patient. */
  'patientName',
  /** Mobile number. */
  'mobile',
  /** Number of the identity document. */
  'idNo',
  /** Answers to sensitive questions, pictures and signatures. */
  'answers',
] as const;

/** Fields that an export can contain unmasked. */
export const recordExportFields = [
  /** Name of the patient. */
  'patientName',
  /** Mobile number. */
  'mobile',
] as const;

/** Lengths in code points (docs/domain.md 6.5). */
export const record = {
  maxNoLength: 20,
  maxPatientNameLength: 30,
  maxRegionLength: 64,
  maxReasonLength: 200,
  /** For a correction of a member's answer. */
  minAmendReasonLength: 5,
  maxRemarkLength: 500,
  maxScore: 1_000_000_000,
  /** A record in progress is abandoned after this number of days. */
  abandonedAfterDays: 7,
} as const;
