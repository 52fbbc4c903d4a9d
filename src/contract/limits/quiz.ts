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
  title: 50,
  intro: 500,
  minutesMin: 1,
  minutesMax: 60,
  questionsPerPage: 200,
  publishNote: 200,
  questions: 200,
  rules: 500,
  dimensions: 20,
  levels: 50,
  undoSteps: 50,
} as const;

export const question = {
  code: 32,
  title: 200,
  description: 500,
  optionsMin: 2,
  options: 50,
  textLength: 500,
  textareaLength: 2000,
  /** Bounds of `min` and `max`: with four decimals still an exact number. */
  number: 1_000_000_000,
  decimals: 4,
  unit: 10,
  filesMax: 9,
  sizeMbMax: 20,
  pattern: 200,
  patternMessage: 50,
  scoreRanges: 20,
  weight: 100,
  /** A rating counts in whole steps, from 1 to 5 unless `min` and `max` say otherwise. */
  rateMin: 0,
  rateMax: 10,
  rateDefaultMin: 1,
  rateDefaultMax: 5,
} as const;

export const option = { label: 100, code: 16, score: 999.99, otherMax: 100 } as const;

export const rule = { conditions: 20, values: 50, value: 200 } as const;

/** `score`: no total can lie beyond it. */
export const level = { code: 16, name: 20, score: 1_000_000_000 } as const;

export const dimension = { name: 20 } as const;
