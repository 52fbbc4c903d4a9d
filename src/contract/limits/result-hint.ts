/** Enums and limits of result hints (docs/domain.md 6.14). Lengths in characters. */
export const hintActions = [
  'none',
  'callService',
  'bookHospital',
  'uploadReport',
  'signAgreement',
  'openLink',
] as const;
export const hintStatuses = ['enabled', 'disabled'] as const;
/** Where a medical review stands: refused and not looked at yet are two things. */
export const hintReviews = ['passed', 'refused', 'open'] as const;
export const hintVariables = ['score', 'levelName', 'projectName', 'hospitalName'] as const;
/** Levels that no quiz has to define: any scope may have a hint for them. */
export const specialLevels = ['redFlag', 'excluded'] as const;
/** Numbers that a hint for a danger sign may name in its text: distress, and an emergency. */
export const emergencyNumbers = ['12356', '120'] as const;
/** Pictures of the mini program beside a title. */
export const hintIcons = ['smile', 'info', 'bell', 'warning', 'alert', 'heart', 'hospital', 'phone'] as const;
export const resultHintBulkActions = ['enable', 'disable'] as const;

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
