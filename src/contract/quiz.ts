import { z } from 'zod';
import { day, id, imageUrl, instant, version } from './common';
import {
  dimension as dimensionLimit,
  dimensionMethods,
  fieldBindings,
  level as levelLimit,
  matches,
  operators,
  option as optionLimit,
  patterns,
  presets,
  question as questionLimit,
  questionTypes,
  quiz as quizLimit,
  quizStatuses,
  riskFlags,
  ruleKinds,
  rule as ruleLimit,
  scoreModes,
  severities,
  targetKinds,
} from './limits/quiz';

/*
 * These schemas say what a quiz looks like, a half-finished draft included; what a quiz needs before
 * members see it spans fields and is said by the publish checks of src/domain/quiz. Objects are
 * strict: a misspelt field that is dropped in silence would change what a quiz means. The order of
 * questions, options, rules and levels is their order in the list; docs/domain.md's `sort` would be a
 * second truth.
 */

const part = z.string().regex(patterns.id);
const atMostDecimals = (decimals: number) => (value: number) => Number(value.toFixed(decimals)) === value;
const points = z.number().min(-optionLimit.maxScore).max(optionLimit.maxScore).refine(atMostDecimals(2));
const bound = z.number().min(-questionLimit.maxNumber).max(questionLimit.maxNumber).refine(atMostDecimals(4));
const dayOrToday = z.union([day, z.string().regex(patterns.relativeDay)]);

export const QuizOption = z.strictObject({
  optionId: part,
  label: z.string().max(optionLimit.maxLabelLength),
  code: z.string().max(optionLimit.maxCodeLength).nullable(),
  score: points.nullable(),
  imageUrl: imageUrl.nullable(),
  /** "None of the above": cannot be chosen beside others. */
  exclusive: z.boolean(),
  allowOther: z.boolean(),
  otherRequired: z.boolean(),
  otherMaxLength: z.int().min(1).max(optionLimit.maxOtherLength).nullable(),
  riskFlag: z.enum(riskFlags),
  disqualify: z.boolean(),
});
export type QuizOption = z.infer<typeof QuizOption>;
export type RiskFlag = QuizOption['riskFlag'];

/** Each field where it applies to the type; `min` and `max` are those of numbers and of ratings. */
export const Validation = z
  .strictObject({
    preset: z.enum(presets),
    minLength: z.int().min(0).max(questionLimit.maxTextareaLength),
    maxLength: z.int().min(1).max(questionLimit.maxTextareaLength),
    min: bound,
    max: bound,
    decimals: z.int().min(0).max(questionLimit.maxDecimals),
    unit: z.string().max(questionLimit.maxUnitLength),
    minDate: dayOrToday,
    maxDate: dayOrToday,
    maxFiles: z.int().min(1).max(questionLimit.maxFiles),
    maxSizeMb: z.int().min(1).max(questionLimit.maxSizeMb),
    /** A regular expression of the whole text. */
    pattern: z.string().max(questionLimit.maxPatternLength),
    message: z.string().max(questionLimit.maxPatternMessageLength),
  })
  .partial();
export type Validation = z.infer<typeof Validation>;

/** Points of a number: half-open, the last one closed. */
export const ScoreRange = z.strictObject({ min: bound, max: bound, score: points });
export type ScoreRange = z.infer<typeof ScoreRange>;

export const Question = z.strictObject({
  questionId: part,
  code: z.string().max(questionLimit.maxCodeLength),
  type: z.enum(questionTypes),
  title: z.string().max(questionLimit.maxTitleLength),
  description: z.string().max(questionLimit.maxDescriptionLength).nullable(),
  imageUrl: imageUrl.nullable(),
  required: z.boolean(),
  sensitive: z.boolean(),
  fieldBinding: z.enum(fieldBindings).nullable(),
  options: z.array(QuizOption).max(questionLimit.maxOptions),
  minChoices: z.int().min(0).max(questionLimit.maxOptions).nullable(),
  maxChoices: z.int().min(0).max(questionLimit.maxOptions).nullable(),
  validation: Validation,
  scored: z.boolean(),
  scoreCap: points.nullable(),
  scoreRanges: z.array(ScoreRange).max(questionLimit.maxScoreRanges),
  weight: z.number().min(0).max(questionLimit.maxWeight).refine(atMostDecimals(2)).nullable(),
  dimensionId: part.nullable(),
});
export type Question = z.infer<typeof Question>;
export type QuestionType = Question['type'];

export const Condition = z.strictObject({
  questionId: part,
  operator: z.enum(operators),
  /**
   * Option ids, texts, region codes or days (ISO or `today±Nd`) as a list, two of them for `between`;
   * of numbers and ratings one number or two; null for `exists` and `notExists`.
   */
  value: z
    .union([
      z.array(z.string().max(ruleLimit.maxValueLength)).max(ruleLimit.maxValues),
      z.number(),
      z.tuple([z.number(), z.number()]),
    ])
    .nullable(),
});
export type Condition = z.infer<typeof Condition>;
export type Operator = Condition['operator'];

export const QuizRule = z.strictObject({
  ruleId: part,
  kind: z.enum(ruleKinds),
  targetKind: z.enum(targetKinds),
  /** A question's, a section's or an option's id; null for `end` and `disqualify`. */
  targetId: part.nullable(),
  match: z.enum(matches),
  conditions: z.array(Condition).max(ruleLimit.maxConditions),
});
export type QuizRule = z.infer<typeof QuizRule>;

export const Dimension = z.strictObject({
  dimensionId: part,
  name: z.string().max(dimensionLimit.maxNameLength),
  method: z.enum(dimensionMethods),
});
export type Dimension = z.infer<typeof Dimension>;

const levelScore = z.number().min(-levelLimit.maxScore).max(levelLimit.maxScore).refine(atMostDecimals(2)).nullable();

export const ResultLevel = z.strictObject({
  code: z.string().max(levelLimit.maxCodeLength),
  name: z.string().max(levelLimit.maxNameLength),
  /** Null: of the total, which alone gives a record its level. */
  dimensionId: part.nullable(),
  severity: z.enum(severities),
  minScore: levelScore,
  maxScore: levelScore,
  color: z.string().regex(patterns.color).nullable(),
});
export type ResultLevel = z.infer<typeof ResultLevel>;
export type Severity = ResultLevel['severity'];

/** What an operator writes: what is exported, imported, compared, checked and answered. */
export const QuizContent = z.strictObject({
  title: z.string().max(quizLimit.maxTitleLength),
  intro: z.string().max(quizLimit.maxIntroLength).nullable(),
  estimatedMinutes: z.int().min(quizLimit.minMinutes).max(quizLimit.maxMinutes).nullable(),
  /** 0: all on one page. */
  questionsPerPage: z.int().min(0).max(quizLimit.maxQuestionsPerPage),
  showProgress: z.boolean(),
  allowBack: z.boolean(),
  saveDraft: z.boolean(),
  scoreMode: z.enum(scoreModes),
  questions: z.array(Question).max(quizLimit.maxQuestions),
  rules: z.array(QuizRule).max(quizLimit.maxRules),
  dimensions: z.array(Dimension).max(quizLimit.maxDimensions),
  resultLevels: z.array(ResultLevel).max(quizLimit.maxLevels),
});
export type QuizContent = z.infer<typeof QuizContent>;

/** A quiz of a project. A published version is immutable; it is edited as a new draft. */
export const Quiz = QuizContent.extend({
  id,
  projectId: id,
  /** Of the version that was published last: 0 in a quiz that never was, +1 per publish. */
  quizVersion: z.int().nonnegative(),
  status: z.enum(quizStatuses),
  publishNote: z.string().max(quizLimit.maxPublishNoteLength).nullable(),
  publishedAt: instant.nullable(),
  updatedAt: instant,
  version,
});
export type Quiz = z.infer<typeof Quiz>;

const value = z.union([z.string(), z.number(), z.array(z.string())]);
const others = z.record(z.string(), z.string());

/**
 * What a member gave for a question: an option's id for single and boolean, ids for multiple, files
 * for image, a number for number and rate, a day for date, six digits for region, text for the rest.
 */
export const AnswerInput = z.object({
  value,
  /** What was written beside an option that takes it, by option id. */
  others: others.optional(),
});
export type AnswerInput = z.infer<typeof AnswerInput>;
export type AnswerValue = AnswerInput['value'];

/** By question id. */
export const Answers = z.record(z.string(), AnswerInput);
export type Answers = z.infer<typeof Answers>;

/** An answer as a record keeps it, with the words that the member saw (docs/domain.md 6.5). */
export const RecordedAnswer = z.object({
  questionId: part,
  sectionTitle: z.string().nullable(),
  titleSnapshot: z.string(),
  type: z.enum(questionTypes),
  value: value.nullable(),
  others,
  optionLabels: z.array(z.string()),
  /** Null where nothing was scored. */
  score: z.number().nullable(),
  scored: z.boolean(),
  riskFlag: z.enum(riskFlags),
  sensitive: z.boolean(),
  hidden: z.boolean(),
});
export type RecordedAnswer = z.infer<typeof RecordedAnswer>;

/** An option with a flag that was chosen (docs/domain.md 6.5, `riskFlags`). */
export const RaisedFlag = z.object({
  questionId: part,
  optionId: part,
  title: z.string(),
  optionLabel: z.string(),
  flag: z.enum(['warn', 'red']),
});
export type RaisedFlag = z.infer<typeof RaisedFlag>;
