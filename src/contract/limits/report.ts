/** Enums and limits of reports (docs/domain.md 6.12). */

/** Types of reports. */
export const reportTypes = [
  /** A blood test. */
  'blood',
  /** A urine test. */
  'urine',
  /** X-ray, CT, MRI or ultrasound. */
  'imaging',
  /** Pathology. */
  'pathology',
  /** A genetic test. */
  'gene',
  /** An endoscopy. */
  'endoscopy',
  /** A hospital discharge. */
  'discharge',
  /** A health check-up. */
  'physical',
  /** A prescription. */
  'prescription',
  /** Anything else. */
  'other',
] as const;
/** Status of a report. */
export const reportStatuses = [
  /** Waits for a review. */
  'pending',
  /** An operator holds its lease. */
  'reviewing',
  /** Accepted. */
  'approved',
  /** Rejected. */
  'rejected',
  /** Waits for the member. */
  'needMore',
  /** Voided; final. */
  'voided',
] as const;
/** Tabs of the list, in display order. */
export const reportTabs = [
  /** Reports that wait for a review. */
  'pending',
  /** Claimed by the current operator. */
  'reviewingMine',
  /** Reports that wait for the member. */
  'needMore',
  /** All. */
  'all',
] as const;
/** Who uploaded a report. */
export const reportSources = [
  /** The member. */
  'member',
  /** An operator. */
  'operator',
  /** Sent by a hospital. */
  'hospital',
] as const;
/** Types of files of reports. */
export const reportFileTypes = [
  /** A JPEG image. */
  'image/jpeg',
  /** A PNG image. */
  'image/png',
  /** A PDF. */
  'application/pdf',
] as const;
/** Why a report is rejected. */
export const reportRejectReasons = [
  /** It cannot be read. */
  'blur',
  /** Pages are missing. */
  'incomplete',
  /** It belongs to another person. */
  'wrongPerson',
  /** It is not a report of this type. */
  'wrongType',
  /** It is too old. */
  'expired',
  /** Another reason, given in the comment. */
  'other',
] as const;
/** How a value is outside its reference range. */
export const abnormalFlags = [
  /** Too high. */
  'H',
  /** Too low. */
  'L',
  /** Abnormal. */
  'A',
  /** Critical; opens a follow-up due the same day. */
  'C',
] as const;
/** Why a report is hidden. */
export const hiddenReasons = [
  /** The agreement was withdrawn. */
  'withdrawn',
  /** The member gave no consent or withdrew it. */
  'noConsent',
] as const;
/** Purposes for which the files of a report are shown. */
export const reportFilePurposes = [
  /** To review it. */
  'review',
  /** The member’s own request. */
  'memberRequest',
  /** The request of an authority. */
  'authority',
] as const;
/** Delivery state of a message to a member. */
export const noticeStates = [
  /** It was sent. */
  'sent',
  /** The member has not subscribed to such messages. */
  'notSubscribed',
  /** The platform rejected it. */
  'failed',
] as const;

/** Lengths in code points. */
export const report = {
  maxNoLength: 20,
  maxTitleLength: 50,
  maxHospitalLength: 50,
  minFiles: 1,
  maxFiles: 9,
  maxFileBytes: 20 * 1024 * 1024,
  maxFileNameLength: 255,
  maxCommentLength: 500,
  maxConclusionLength: 1000,
  maxAbnormalItems: 50,
  maxItemNameLength: 30,
  maxItemValueLength: 20,
  maxItemUnitLength: 12,
  maxItemRangeLength: 30,
  maxVoidReasonLength: 200,
  maxClaimedAtOnce: 50,
  /** After the upload, without the time in needMore. */
  reviewHours: 24,
  /** A report in needMore is voided after this number of days. */
  needMoreDays: 30,
} as const;
