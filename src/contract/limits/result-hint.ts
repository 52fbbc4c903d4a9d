/** Enums and limits of result hints (docs/domain.md 6.14). Lengths in characters. */

/** What a button of a hint does. */
export const hintActions = [
  /** There is no button. */
  'none',
  /** Calls the service. */
  'callService',
  /** Starts a booking at a hospital. */
  'bookHospital',
  /** Starts a report upload. */
  'uploadReport',
  /** Opens the agreement. */
  'signAgreement',
  /** Opens a project link. */
  'openLink',
] as const;
/** Whether a hint is shown to members. */
export const hintStatuses = [
  /** Shown. */
  'enabled',
  /** Hidden. */
  'disabled',
] as const;
/** State of the medical review. Refused and not reviewed yet are different states. */
export const hintReviews = [
  /** Passed. */
  'passed',
  /** Refused. */
  'refused',
  /** Not reviewed yet. */
  'open',
] as const;
export const hintVariables = ['score', 'levelName', 'projectName', 'hospitalName'] as const;
/** Levels that exist without being defined in a quiz; every scope can have a hint for them. */
export const specialLevels = ['redFlag', 'excluded'] as const;
/** Phone numbers that a red flag hint can mention: psychological helpline and emergency. */
export const emergencyNumbers = ['12356', '120'] as const;
/** Icons that the mini program shows beside a title. */
export const hintIcons = [
  /** A smiling face. */
  'smile',
  /** The letter i. */
  'info',
  /** A bell. */
  'bell',
  /** A triangle. */
  'warning',
  /** An exclamation mark. */
  'alert',
  /** A heart. */
  'heart',
  /** A hospital. */
  'hospital',
  /** A telephone. */
  'phone',
] as const;
/** Bulk actions on hints. */
export const resultHintBulkActions = [
  /** Enable. */
  'enable',
  /** Disable. */
  'disable',
] as const;

export const resultHint = {
  maxNameLength: 30,
  maxLevelCodeLength: 16,
  maxTitleLength: 20,
  /** Of the text without HTML tags; with tags the limit is `maxContentHtmlLength`. */
  maxContentLength: 1000,
  maxContentHtmlLength: 5000,
  maxSuggestionLength: 500,
  maxDisclaimerLength: 200,
  maxImageUrlLength: 512,
  maxActionTargetLength: 128,
  maxReviewNoteLength: 200,
  maxKeywordLength: 50,
} as const;
