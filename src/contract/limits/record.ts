/** The states of a record, in the order of the work (docs/domain.md 6.5). */
export const recordStatuses = [
  /** Being answered. */
  'inProgress',
  /** Waits for a review. */
  'submitted',
  /** Somebody reviews it. */
  'reviewing',
  /** Waits for the first contact. */
  'approved',
  /** Was spoken to. */
  'contacted',
  /** Has an appointment. */
  'referred',
  /** Takes part, in recruit projects. */
  'enrolled',
  /** Not suitable; over. */
  'rejected',
  /** The work on it has ended. */
  'closed',
  /** Struck out. */
  'voided',
] as const;

/** As lists show them: `abandoned` are those still answered after seven days. */
export const shownRecordStatuses = [
  ...recordStatuses,
  /** Derived: in progress for more than seven days; final. */
  'abandoned',
] as const;

/** The tabs of the queue, in their order: states in which somebody has to act, and all. */
export const recordTabs = [
  /** Wait for a review. */
  'submitted',
  /** Are reviewed. */
  'reviewing',
  /** Wait for the first contact. */
  'approved',
  /** Were spoken to. */
  'contacted',
  /** Have an appointment. */
  'referred',
  /** All. */
  'all',
] as const;

/** Fields of the profile that answers can disagree with. */
export const contradictionFields = [
  /** Full years. */
  'age',
  /** Date of birth. */
  'birthDate',
  /** Male or female. */
  'gender',
] as const;

/** The consent of a record: what its project needs and its newest agreement came to (docs/domain.md 6.5). */
export const consentStates = [
  /** The project needs no agreement. */
  'notRequired',
  /** No invitation to sign was sent yet. */
  'notSent',
  /** Sent, not signed yet. */
  'unsigned',
  /** Signed. */
  'signed',
  /** The signer said no. */
  'declined',
  /** Taken back, which closed the record. */
  'withdrawn',
  /** Still unsigned at expiresAt. */
  'expired',
] as const;

/** Whose the work is: one's own, nobody's yet, either of these, or an operator's id. */
export const assigneeWords = [
  /** Of the signed-in operator. */
  'me',
  /** Not given to anybody yet. */
  'none',
  /** Either of these. */
  'meOrNone',
] as const;

/** What somebody is to the patient. */
export const relations = [
  /** The patient. */
  'self',
  /** Husband or wife. */
  'spouse',
  /** Father or mother. */
  'parent',
  /** Son or daughter. */
  'child',
  /** Somebody else. */
  'other',
] as const;
/** The verdict of a review. */
export const eligibilities = [
  /** Suitable. */
  'eligible',
  /** Not suitable. */
  'ineligible',
  /** Something is missing. */
  'pending',
] as const;
/** Stages that a record keeps once it has reached them, whatever becomes of it; in their order. */
export const reachedStages = [
  /** Has an appointment. */
  'referred',
  /** Takes part, in recruit projects. */
  'enrolled',
] as const;
/** Whether a patient came to the appointment. */
export const arrivals = [
  /** It is yet to come. */
  'pending',
  /** The patient came. */
  'arrived',
  /** The patient did not come. */
  'noShow',
] as const;

/** How a first contact ended that reached nobody, each a reason to close its record. */
export const lostContacts = [
  /** The patient could not be reached. */
  'noContact',
  /** The patient did not want to go on. */
  'refused',
] as const;
/** Why a record is closed; the last but one is the server's, which no operator gives. */
export const closeReasons = [
  /** All was done. */
  'completed',
  /** The patient could not be reached. */
  'noContact',
  /** The patient did not want to go on. */
  'refused',
  /** Disqualified by the quiz. */
  'ineligible',
  /** The agreement was withdrawn, which keeps the record closed. */
  'withdrawn',
  /** Something else, in the note. */
  'other',
] as const;

/** The fields of a record that can be shown clear. */
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

/** Those that an export can hold clear. */
export const recordExportFields = [
  /** Name of the patient. */
  'patientName',
  /** Mobile number. */
  'mobile',
] as const;

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
