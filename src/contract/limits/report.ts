/** Enums and limits of reports (docs/domain.md 6.12). */

/** What a report is of. */
export const reportTypes = [
  /** Blood. */
  'blood',
  /** Urine. */
  'urine',
  /** X-ray, CT, MRI or ultrasound. */
  'imaging',
  /** Tissue. */
  'pathology',
  /** Genes. */
  'gene',
  /** An endoscopy. */
  'endoscopy',
  /** A stay in hospital. */
  'discharge',
  /** A check-up. */
  'physical',
  /** A prescription. */
  'prescription',
  /** Anything else. */
  'other',
] as const;
/** How far a report is. */
export const reportStatuses = [
  /** Waits for a review. */
  'pending',
  /** Somebody has it by a lease. */
  'reviewing',
  /** Accepted. */
  'approved',
  /** Refused. */
  'rejected',
  /** Waits for the member. */
  'needMore',
  /** Struck out; final. */
  'voided',
] as const;
/** The tabs of the list, in their order. */
export const reportTabs = [
  /** Wait for a review. */
  'pending',
  /** Claimed by the signed-in operator. */
  'reviewingMine',
  /** Wait for the member. */
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
  /** Sent back by a hospital. */
  'hospital',
] as const;
/** Types of files of reports. */
export const reportFileTypes = [
  /** A photograph. */
  'image/jpeg',
  /** A picture. */
  'image/png',
  /** A PDF. */
  'application/pdf',
] as const;
/** Why a report is refused. */
export const reportRejectReasons = [
  /** It cannot be read. */
  'blur',
  /** Pages are missing. */
  'incomplete',
  /** It is another person’s. */
  'wrongPerson',
  /** It is no such report. */
  'wrongType',
  /** It is too old. */
  'expired',
  /** Something else, in the comment. */
  'other',
] as const;
/** How a value is out of its range. */
export const abnormalFlags = [
  /** Too high. */
  'H',
  /** Too low. */
  'L',
  /** Abnormal. */
  'A',
  /** Critical: opens a follow-up due the same day. */
  'C',
] as const;
/** Why nothing of a report is shown any more. */
export const hiddenReasons = [
  /** The agreement was withdrawn. */
  'withdrawn',
  /** There is no consent, or no longer. */
  'noConsent',
] as const;
/** For what files of a report are shown. */
export const reportFilePurposes = [
  /** To review it. */
  'review',
  /** The member’s own request. */
  'memberRequest',
  /** The request of an authority. */
  'authority',
] as const;
/** What became of a message to a member. */
export const noticeStates = [
  /** It was sent. */
  'sent',
  /** The member does not take such messages. */
  'notSubscribed',
  /** The platform refused it. */
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
  /** From the upload on, but for the time in needMore. */
  reviewHours: 24,
  /** A report that nothing was added to is voided. */
  needMoreDays: 30,
} as const;
