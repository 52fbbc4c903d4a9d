/** Enums and limits of the quiz editor and its engine (docs/domain.md 6.3). Lengths in characters. */
export const questionTypes = [
  'single',
  'multiple',
  'boolean',
  'text',
  'textarea',
  'number',
  'date',
  'image',
  'rate',
  'region',
  'description',
  'section',
  'signature',
] as const;
export const presets = ['none', 'mobile', 'idCard', 'name', 'email', 'integer', 'decimal'] as const;
export const fieldBindings = ['name', 'gender', 'birthDate', 'mobile', 'idNo', 'region', 'height', 'weight'] as const;
export const riskFlags = ['none', 'warn', 'red'] as const;
export const ruleKinds = ['show', 'jump'] as const;
export const targetKinds = ['question', 'option', 'section', 'end', 'disqualify'] as const;
export const matches = ['all', 'any'] as const;
export const operators = [
  'exists',
  'notExists',
  'eq',
  'neq',
  'in',
  'nin',
  'containsAll',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
] as const;
export const scoreModes = ['none', 'sum', 'weighted', 'dimension'] as const;
export const dimensionMethods = ['sum', 'mean'] as const;
export const severities = ['normal', 'low', 'medium', 'high', 'critical', 'excluded'] as const;
export const quizStatuses = ['draft', 'published', 'retired'] as const;

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
export const hiddenReasons = ['rule', 'section', 'jump', 'noOptions', 'end', 'disqualified'] as const;
