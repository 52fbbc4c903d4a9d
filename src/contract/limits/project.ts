/** Enums and limits of projects (docs/domain.md 6.2). Lengths in characters. */

/** What a project is for. */
export const projectTypes = [
  /** A quiz with a result. */
  'screening',
  /** Questions to the service. */
  'consult',
  /** Patients for a study. */
  'recruit',
  /** Texts without a quiz. */
  'education',
] as const;
/** How far a project is. */
export const projectStatuses = [
  /** Not seen by members yet. */
  'draft',
  /** Open to members. */
  'published',
  /** Seen, takes nobody. */
  'paused',
  /** Over, by hand or at endAt. */
  'finished',
  /** Final, not shown. */
  'archived',
] as const;
/** Whom a project is for. */
export const targetGenders = [
  /** Everybody. */
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
  /** Again after repeatDays. */
  'perDays',
  /** As often as they like. */
  'unlimited',
] as const;
/** Rounds that are made for each record when it is referred, by days from then on. */
export const projectFollowUpPlans = [
  /** 1 day after it. */
  'd1',
  /** 3 days after it. */
  'd3',
  /** 7 days after it. */
  'd7',
  /** 14 days after it. */
  'd14',
  /** 30 days after it. */
  'd30',
  /** 90 days after it. */
  'd90',
] as const;
/** What keeps a project from being published, in the order of its form. */
export const publishGateItems = [
  /** It has no cover. */
  'coverMissing',
  /** It is in no category. */
  'categoryMissing',
  /** Its category is disabled. */
  'categoryDisabled',
  /** It has no summary. */
  'summaryMissing',
  /** It has no text. */
  'contentMissing',
  /** EndAt is not in the future. */
  'endPassed',
  /** A recruit project without an active hospital. */
  'hospitalMissing',
  /** NeedAgreement without a template. */
  'agreementMissing',
  /** The template is a draft or retired. */
  'agreementNotPublished',
  /** The template is published, and takes effect later. */
  'agreementNotInForce',
  /** The quiz asks something sensitive and no agreement is signed. */
  'sensitiveWithoutAgreement',
  /** No version of its quiz is published; asked of all but education. */
  'quizNotPublished',
] as const;
/** How far members come; `enrolled` in recruit projects only. */
export const funnelSteps = [
  /** Opened its page, each opening counted. */
  'view',
  /** Began to answer. */
  'start',
  /** Handed in. */
  'submit',
  /** Found eligible. */
  'qualified',
  /** Sent to a hospital. */
  'referred',
  /** Took part in the study, in recruit projects only. */
  'enrolled',
] as const;

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
