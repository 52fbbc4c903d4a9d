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
  /** Files. */
  'image',
  /** A rating in whole steps. */
  'rate',
  /** Province, city and district. */
  'region',
  /** A text; takes no answer. */
  'description',
  /** Begins a part of the quiz; takes no answer. */
  'section',
  /** By hand. */
  'signature',
] as const;
/** The form of an answer. */
export const presets = [
  /** Any. */
  'none',
  /** Mobile number of the mainland. */
  'mobile',
  /** Number of an identity card. */
  'idCard',
  /** Name of a person. */
  'name',
  /** Address of e-mail. */
  'email',
  /** Whole number. */
  'integer',
  /** Number with decimals. */
  'decimal',
] as const;
/** The field of the patient that an answer fills in. */
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
  /** Height in centimetres. */
  'height',
  /** Weight in kilograms. */
  'weight',
] as const;
/** What an answer raises. */
export const riskFlags = [
  /** Nothing. */
  'none',
  /** To be looked at: severity at least medium. */
  'warn',
  /** A sign of danger: severity at least high. */
  'red',
] as const;
/** What a rule does. */
export const ruleKinds = [
  /** The target is hidden until one such rule holds. */
  'show',
  /** Go on at the target; the first that holds wins. */
  'jump',
] as const;
/** What a rule points at. */
export const targetKinds = [
  /** A question. */
  'question',
  /** An option; of show only. */
  'option',
  /** A section. */
  'section',
  /** The end of the quiz; of jump only. */
  'end',
  /** Its end, and the member cannot take part; of jump only. */
  'disqualify',
] as const;
/** How many conditions have to hold. */
export const matches = [
  /** Each of them. */
  'all',
  /** One at least. */
  'any',
] as const;
/** What a condition compares an answer by. */
export const operators = [
  /** Is answered. */
  'exists',
  /** Is not answered. */
  'notExists',
  /** Is the value. */
  'eq',
  /** Is another. */
  'neq',
  /** Is one of the values. */
  'in',
  /** Is none of the values. */
  'nin',
  /** Has all of the values. */
  'containsAll',
  /** Is more. */
  'gt',
  /** Is at least as much. */
  'gte',
  /** Is less. */
  'lt',
  /** Is at most as much. */
  'lte',
  /** Lies between the two values, both included. */
  'between',
] as const;
/** How a quiz is scored. */
export const scoreModes = [
  /** One level for all. */
  'none',
  /** The sum of points. */
  'sum',
  /** Points times weight. */
  'weighted',
  /** The scores of dimensions. */
  'dimension',
] as const;
/** How points become the score of a dimension. */
export const dimensionMethods = [
  /** Added up. */
  'sum',
  /** Their average. */
  'mean',
] as const;
/** How urgent a result is. */
export const severities = [
  /** Nothing was found. */
  'normal',
  /** To be kept in mind. */
  'low',
  /** To be looked at. */
  'medium',
  /** To be looked at soon. */
  'high',
  /** To be looked at at once. */
  'critical',
  /** Does not meet the conditions, and has no red flag. */
  'excluded',
] as const;
/** How far a quiz is. */
export const quizStatuses = [
  /** Edited; at most one of a project. */
  'draft',
  /** Answered by members; at most one of a project. */
  'published',
  /** A newer one is published; final. */
  'retired',
] as const;

export const patterns = {
  /** Of questions, options, rules and dimensions: stable across versions. */
  id: /^[A-Za-z0-9_-]{1,26}$/,
  questionCode: /^[A-Za-z][A-Za-z0-9_]*$/,
  /** Beside an ISO day, `today` or a number of days from it. */
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
  /** Of a file that is imported: the largest quiz has about 5 MB. */
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
  /** Bounds of `min` and `max`: with four decimals still an exact number. */
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
  /** A rating counts in whole steps, from 1 to 5 unless `min` and `max` say otherwise. */
  minRate: 0,
  maxRate: 10,
  defaultMinRate: 1,
  defaultMaxRate: 5,
} as const;

export const option = { maxLabelLength: 100, maxCodeLength: 16, maxScore: 999.99, maxOtherLength: 100 } as const;

export const rule = { maxConditions: 20, maxValues: 50, maxValueLength: 200 } as const;

/** `score`: no total can lie beyond it. */
export const level = { maxCodeLength: 16, maxNameLength: 20, maxScore: 1_000_000_000 } as const;

export const testCase = { maxNameLength: 50 } as const;

export const dimension = { maxNameLength: 20 } as const;

/**
 * Why a question is not asked: of its own show rules, or of its section's, none holds; it was jumped over; it is a
 * choice that has no visible option left; the quiz had ended, or found the member unsuitable, before.
 */
export const hiddenReasons = [
  /** A rule did not show it. */
  'rule',
  /** Its section was not shown. */
  'section',
  /** It was jumped over. */
  'jump',
  /** None of its options was shown. */
  'noOptions',
  /** The quiz had ended before. */
  'end',
  /** The member could not take part any more. */
  'disqualified',
] as const;
