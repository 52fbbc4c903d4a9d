/** Enums and limits of projects (docs/domain.md 6.2). Lengths in characters. */

/** What a project is for. */
export const projectTypes = [
  /** A quiz with a result. */
  'screening',
  /** A consultation with the service. */
  'consult',
  /** Recruitment of patients for a study. */
  'recruit',
  /** Articles without a quiz. */
  'education',
] as const;
/** Status of a project. */
export const projectStatuses = [
  /** Not visible to members yet. */
  'draft',
  /** Open to members. */
  'published',
  /** Visible to members, who cannot start. */
  'paused',
  /** Finished by an operator or at endAt. */
  'finished',
  /** Final; not visible to members. */
  'archived',
] as const;
/** Target gender of a project. */
export const targetGenders = [
  /** All genders. */
  'all',
  /** Men. */
  'male',
  /** Women. */
  'female',
] as const;
/** How often a member may take part. */
export const repeatPolicies = [
  /** Once. */
  'once',
  /** Again after repeatDays days. */
  'perDays',
  /** Without a limit. */
  'unlimited',
] as const;
/** Follow-ups that are created when a record is referred; dN means N days after the referral. */
export const projectFollowUpPlans = [
  /** 1 day after the referral. */
  'd1',
  /** 3 days after the referral. */
  'd3',
  /** 7 days after the referral. */
  'd7',
  /** 14 days after the referral. */
  'd14',
  /** 30 days after the referral. */
  'd30',
  /** 90 days after the referral. */
  'd90',
] as const;
/** Conditions that keep a project from being published, in the order of its form. */
export const publishGateItems = [
  /** It has no cover. */
  'coverMissing',
  /** It is in no category. */
  'categoryMissing',
  /** Its category is disabled. */
  'categoryDisabled',
  /** It has no summary. */
  'summaryMissing',
  /** It has no content. */
  'contentMissing',
  /** `endAt` is not in the future. */
  'endPassed',
  /** A recruit project without an active hospital. */
  'hospitalMissing',
  /** `needAgreement` is set without a template. */
  'agreementMissing',
  /** The template is a draft or retired. */
  'agreementNotPublished',
  /** The template is published but takes effect later. */
  'agreementNotInForce',
  /** The quiz has sensitive questions and the project needs no agreement. */
  'sensitiveWithoutAgreement',
  /** No version of its quiz is published; not required for education. */
  'quizNotPublished',
] as const;
/** Steps of the funnel; `enrolled` exists in recruit projects only. */
export const funnelSteps = [
  /** Opened the project page; every visit counts. */
  'view',
  /** Started the quiz. */
  'start',
  /** Submitted the quiz. */
  'submit',
  /** Reviewed as eligible. */
  'qualified',
  /** Referred to a hospital. */
  'referred',
  /** Enrolled in the study; recruit projects only. */
  'enrolled',
] as const;

export const project = {
  maxProjectNoLength: 16,
  minNameLength: 2,
  maxNameLength: 50,
  maxSubtitleLength: 60,
  maxSummaryLength: 200,
  maxContentLength: 20_000,
  /** Including HTML tags. */
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
  /** Of the trend on the project detail. */
  trendDays: 14,
  /** Width of a code image in pixels (docs/domain.md 3). */
  minCodeWidth: 280,
  maxCodeWidth: 1280,
  codeWidth: 430,
  maxSceneLength: 32,
} as const;
