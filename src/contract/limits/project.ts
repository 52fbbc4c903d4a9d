/** Enums and limits of projects (docs/domain.md 6.2). Lengths in characters. */
export const projectTypes = ['screening', 'consult', 'recruit', 'education'] as const;
export const projectStatuses = ['draft', 'published', 'paused', 'finished', 'archived'] as const;
export const targetGenders = ['all', 'male', 'female'] as const;
export const repeatPolicies = ['once', 'perDays', 'unlimited'] as const;
/** Rounds that are made for each record when it is referred, by days from then on. */
export const projectFollowUpPlans = ['d1', 'd3', 'd7', 'd14', 'd30', 'd90'] as const;
/** What keeps a project from being published, in the order of its form. */
export const publishGateItems = [
  'coverMissing',
  'categoryMissing',
  'categoryDisabled',
  'summaryMissing',
  'contentMissing',
  'endPassed',
  'hospitalMissing',
  'agreementMissing',
  'agreementNotPublished',
  'sensitiveWithoutAgreement',
  'quizNotPublished',
] as const;
/** How far members come; `enrolled` in recruit projects only. */
export const funnelSteps = ['view', 'start', 'submit', 'qualified', 'referred', 'enrolled'] as const;

export const project = {
  maxProjectNoLength: 16,
  minNameLength: 2,
  maxNameLength: 50,
  maxSubtitleLength: 60,
  maxSummaryLength: 200,
  maxContentLength: 20_000,
  /** With the tags around the text. */
  maxContentHtmlLength: 60_000,
  minAge: 0,
  maxAge: 120,
  maxCriteriaLength: 2000,
  maxHospitals: 50,
  maxKeywords: 10,
  maxKeywordLength: 12,
  maxQuota: 1_000_000,
  maxFollowUpPlans: 8,
  maxFollowUpScriptLength: 2000,
  maxRepeatDays: 365,
  maxContactPhoneLength: 20,
  maxSearchLength: 50,
  /** Of the trend on the detail. */
  trendDays: 14,
  /** Of a code's picture, in pixels (docs/domain.md 3). */
  minCodeWidth: 280,
  maxCodeWidth: 1280,
  codeWidth: 430,
  maxSceneLength: 32,
} as const;
