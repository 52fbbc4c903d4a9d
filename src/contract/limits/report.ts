/** Enums and limits of reports (docs/domain.md 6.12). */
export const reportTypes = [
  'blood',
  'urine',
  'imaging',
  'pathology',
  'gene',
  'endoscopy',
  'discharge',
  'physical',
  'prescription',
  'other',
] as const;
export const reportStatuses = ['pending', 'reviewing', 'approved', 'rejected', 'needMore', 'voided'] as const;
/** The tabs of the list, in their order. */
export const reportTabs = ['pending', 'reviewingMine', 'needMore', 'all'] as const;
export const reportSources = ['member', 'operator', 'hospital'] as const;
export const reportFileTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export const reportRejectReasons = ['blur', 'incomplete', 'wrongPerson', 'wrongType', 'expired', 'other'] as const;
export const abnormalFlags = ['H', 'L', 'A', 'C'] as const;
/** Why nothing of a report is shown any more. */
export const hiddenReasons = ['withdrawn', 'noConsent'] as const;
/** For what files of a report are shown. */
export const reportFilePurposes = ['review', 'memberRequest', 'authority'] as const;
export const noticeStates = ['sent', 'notSubscribed', 'failed'] as const;

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
