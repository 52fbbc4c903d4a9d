/** Enums and limits of the quiz editor and its engine (docs/domain.md 6.3). Lengths in characters. */

/** Types of questions. */
export const questionTypes = [
  /** One of the options. */
  'single',
  /** Several of the options. */
  'multiple',
  /** One of two options. */
  'boolean',
  /** One line. */
  'text',
  /** Several lines. */
  'textarea',
  /** A number. */
  'number',
  /** A day. */
  'date',
  /** Images. */
  'image',
  /** A rating in whole steps. */
  'rate',
  /** Province, city and district. */
  'region',
  /** A text without an answer. */
  'description',
  /** Starts a section of the quiz; has no answer. */
  'section',
  /** A handwritten signature. */
  'signature',
] as const;
/** Predefined formats of an answer. */
export const presets = [
  /** Any format. */
  'none',
  /** Mobile number of mainland China. */
  'mobile',
  /** Number of an identity card. */
  'idCard',
  /** Name of a person. */
  'name',
  /** Email address. */
  'email',
  /** Whole number. */
  'integer',
  /** Number with decimals. */
  'decimal',
] as const;
/** Formats of numbers; the others are formats of texts. */
export const numberPresets = ['none', 'integer', 'decimal'] as const;
/** The patient field that an answer fills in. */
export const fieldBindings = [
  /** Name. */
  'name',
  /** Gender. */
  'gender',
  /** Date of birth. */
  'birthDate',
  /** Mobile number. */
  'mobile',
  /** Number of the identity card. */
  'idNo',
  /** Province, city and district. */
  'region',
  /** Height in centimeters. */
  'height',
  /** Weight in kilograms. */
  'weight',
] as const;
/** Risk flag of an answer. */
export const riskFlags = [
  /** No flag. */
  'none',
  /** Warning; severity is at least medium. */
  'warn',
  /** Danger sign; severity is at least high. */
  'red',
] as const;
/** Kinds of rules. */
export const ruleKinds = [
  /** The target is hidden until one of its show rules matches. */
  'show',
  /** Continue at the target; the first matching rule wins. */
  'jump',
] as const;
/** Kinds of rule targets. */
export const targetKinds = [
  /** A question. */
  'question',
  /** An option; show rules only. */
  'option',
  /** A section. */
  'section',
  /** The end of the quiz; jump rules only. */
  'end',
  /** The end of the quiz, and the member is disqualified; jump rules only. */
  'disqualify',
] as const;
/** How many conditions must match. */
export const matches = [
  /** All conditions. */
  'all',
  /** At least one condition. */
  'any',
] as const;
/** Operators of a condition. */
export const operators = [
  /** Is answered. */
  'exists',
  /** Is not answered. */
  'notExists',
  /** Equals the value. */
  'eq',
  /** Does not equal the value. */
  'neq',
  /** Is one of the values. */
  'in',
  /** Is none of the values. */
  'nin',
  /** Contains all values. */
  'containsAll',
  /** Is greater. */
  'gt',
  /** Is greater or equal. */
  'gte',
  /** Is less. */
  'lt',
  /** Is less or equal. */
  'lte',
  /** Is between two values, both included. */
  'between',
] as const;
/** How a quiz is scored. */
export const scoreModes = [
  /** No score; one level for all. */
  'none',
  /** The sum of points. */
  'sum',
  /** Points times weight. */
  'weighted',
  /** Scores of dimensions. */
  'dimension',
] as const;
/** How the points of a dimension become its score. */
export const dimensionMethods = [
  /** Sum. */
  'sum',
  /** Mean. */
  'mean',
] as const;
/** How urgent a result is. */
export const severities = [
  /** Normal. */
  'normal',
  /** Low urgency. */
  'low',
  /** Medium urgency. */
  'medium',
  /** High urgency. */
  'high',
  /** Needs immediate attention. */
  'critical',
  /** Not eligible, and without a red flag. */
  'excluded',
] as const;
/** Status of a quiz version. */
export const quizStatuses = [
  /** In editing; at most one per project. */
  'draft',
  /** Answered by members; at most one per project. */
  'published',
  /** Replaced by a newer version; final. */
  'retired',
] as const;

export const patterns = {
  /** Of questions, options, rules and dimensions: stable across versions. */
  id: /^[A-Za-z0-9_-]{1,26}$/,
  questionCode: /^[A-Za-z][A-Za-z0-9_]*$/,
  /** `today`, or a number of days from it. ISO days are allowed too. */
  relativeDay: /^today([+-]\d{1,5}d)?$/,
  color: /^#[0-9A-Fa-f]{6}$/,
} as const;

export const quiz = {
  maxTitleLength: 50,
  maxIntroLength: 500,
  minMinutes: 1,
  maxMinutes: 60,
  maxQuestionsPerPage: 200,
  maxPublishNoteLength: 200,
  maxReviewNoteLength: 200,
  maxQuestions: 200,
  maxRules: 500,
  maxDimensions: 20,
  maxLevels: 50,
  maxTestCases: 50,
  maxUndoSteps: 50,
  /** Of an imported file; the largest possible quiz has about 5 MB. */
  maxFileMb: 10,
} as const;

export const question = {
  maxCodeLength: 32,
  maxTitleLength: 200,
  maxDescriptionLength: 500,
  minOptions: 2,
  maxOptions: 50,
  maxTextLength: 500,
  maxTextareaLength: 2000,
  /** Bound of `min` and `max`; with four decimals it is still an exact number. */
  maxNumber: 1_000_000_000,
  maxDecimals: 4,
  maxUnitLength: 10,
  maxPlaceholderLength: 50,
  maxFiles: 9,
  maxSizeMb: 20,
  maxPatternLength: 200,
  maxPatternMessageLength: 50,
  maxScoreRanges: 20,
  maxWeight: 100,
  /** A rating has whole steps, from 1 to 5 unless `min` and `max` are set. */
  minRate: 0,
  maxRate: 10,
  defaultMinRate: 1,
  defaultMaxRate: 5,
} as const;

export const option = { maxLabelLength: 100, maxCodeLength: 16, maxScore: 999.99, maxOtherLength: 100 } as const;

export const rule = { maxConditions: 20, maxValues: 50, maxValueLength: 200 } as const;

/** `maxScore`: no total can exceed it. */
export const level = { maxCodeLength: 16, maxNameLength: 20, maxScore: 1_000_000_000 } as const;

export const testCase = { maxNameLength: 50 } as const;

export const dimension = { maxNameLength: 20 } as const;

/**
 * Why a question was not shown: no show rule of the question or of its section matched; a jump skipped it; none of its
 * options was visible; or the quiz ended or disqualified the member before it.
 */
export const hiddenReasons = [
  /** No show rule matched. */
  'rule',
  /** Its section was not shown. */
  'section',
  /** A jump skipped it. */
  'jump',
  /** None of its options was visible. */
  'noOptions',
  /** The quiz had ended before. */
  'end',
  /** The member was already disqualified. */
  'disqualified',
] as const;
