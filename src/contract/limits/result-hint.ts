/** Enums and limits of result hints (docs/domain.md 6.14). Lengths in characters. */

/** What a button of a hint does. */
export const hintActions = [
  /** There is no button. */
  'none',
  /** Dials the service. */
  'callService',
  /** Begins a booking at a hospital. */
  'bookHospital',
  /** Begins an upload of a report. */
  'uploadReport',
  /** Opens the agreement. */
  'signAgreement',
  /** Opens a link of the project. */
  'openLink',
] as const;
/** Whether members see a hint. */
export const hintStatuses = [
  /** They do. */
  'enabled',
  /** They do not. */
  'disabled',
] as const;
/** Where a medical review stands: refused and not looked at yet are two things. */
export const hintReviews = [
  /** Signed off. */
  'passed',
  /** Refused. */
  'refused',
  /** Not reviewed yet. */
  'open',
] as const;
export const hintVariables = ['score', 'levelName', 'projectName', 'hospitalName'] as const;
/** Levels that no quiz has to define: any scope may have a hint for them. */
export const specialLevels = ['redFlag', 'excluded'] as const;
/** Numbers that a hint for a danger sign may name in its text: distress, and an emergency. */
export const emergencyNumbers = ['12356', '120'] as const;
/** Pictures of the mini program beside a title. */
export const hintIcons = [
  /** A smiling face. */
  'smile',
  /** A letter i. */
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
/** What is done to several hints. */
export const resultHintBulkActions = [
  /** Show. */
  'enable',
  /** Show no longer. */
  'disable',
] as const;

export const resultHint = {
  maxNameLength: 30,
  maxLevelCodeLength: 16,
  maxTitleLength: 20,
  /** Of the text; the tags around it come on top, up to `contentHtml` altogether. */
  maxContentLength: 1000,
  maxContentHtmlLength: 5000,
  maxSuggestionLength: 500,
  maxDisclaimerLength: 200,
  maxImageUrlLength: 512,
  maxActionTargetLength: 128,
  maxReviewNoteLength: 200,
  maxKeywordLength: 50,
} as const;
