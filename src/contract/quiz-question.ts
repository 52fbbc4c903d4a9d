import { z } from 'zod';
import { day, imageUrl, text } from './common';
import {
  fieldBindings,
  option as optionLimit,
  patterns,
  presets,
  question as questionLimit,
  questionTypes,
  riskFlags,
} from './limits/quiz';

export const part = z.string().regex(patterns.id);
export const atMostDecimals = (decimals: number) => (value: number) => Number(value.toFixed(decimals)) === value;
const points = z.number().min(-optionLimit.maxScore).max(optionLimit.maxScore).refine(atMostDecimals(2));
const bound = z.number().min(-questionLimit.maxNumber).max(questionLimit.maxNumber).refine(atMostDecimals(4));
const dayOrToday = z.union([day, z.string().regex(patterns.relativeDay)]);

/** An option of a question. */
export const QuizOption = z.strictObject({
  optionId: part.describe('Stable across versions'),
  /** Text that members see. */
  label: text(optionLimit.maxLabelLength),
  code: text(optionLimit.maxCodeLength).nullable().describe('Unique in the question; null: none'),
  score: points.nullable().describe('Points of a scored question, two decimals; null where nothing is scored'),
  /** URL of an image beside the text; see POST /uploads with the purpose `quizImage`; null: none. */
  imageUrl: imageUrl.nullable(),
  exclusive: z.boolean().describe('“None of the above”: cannot be chosen beside others. Of multiple only'),
  allowOther: z.boolean().describe('Whether something can be written beside it'),
  otherRequired: z.boolean().describe('With allowOther: whether something has to be'),
  otherMaxLength: z.int().min(1).max(optionLimit.maxOtherLength).nullable().describe('Of what is written beside it'),
  riskFlag: z
    .enum(riskFlags)
    .describe('What choosing it raises. warn: to be looked at, severity at least medium; red: danger, at least high'),
  disqualify: z.boolean().describe('Choosing it stops the quiz: the member cannot take part'),
});
export type QuizOption = z.infer<typeof QuizOption>;
export type RiskFlag = QuizOption['riskFlag'];

/**
 * Validation of an answer. Each field applies to certain question types; `min` and `max` apply to numbers and ratings.
 */
export const Validation = z
  .strictObject({
    preset: z.enum(presets).describe('A form that is known: integer and decimal of numbers, the others of texts'),
    minLength: z.int().min(0).max(questionLimit.maxTextareaLength).describe('In characters'),
    maxLength: z.int().min(1).max(questionLimit.maxTextareaLength).describe('In characters'),
    min: bound.describe('Of a number or a rating, included'),
    max: bound.describe('Of a number or a rating, included'),
    decimals: z.int().min(0).max(questionLimit.maxDecimals).describe('At most so many, of a number'),
    unit: text(questionLimit.maxUnitLength).describe('Shown behind the number'),
    placeholder: text(questionLimit.maxPlaceholderLength).describe(
      'Shown in the field of a text or a number while it is empty',
    ),
    minDate: dayOrToday.describe('Included: a day, today, or such as today-30d'),
    maxDate: dayOrToday.describe('Included: a day, today, or such as today+30d'),
    /** Maximum number of files, of an image. */
    maxFiles: z.int().min(1).max(questionLimit.maxFiles),
    /** Maximum size of each file, in megabytes. */
    maxSizeMb: z.int().min(1).max(questionLimit.maxSizeMb),
    pattern: text(questionLimit.maxPatternLength).describe('A regular expression of the whole text'),
    message: text(questionLimit.maxPatternMessageLength).describe('Shown where the pattern does not match'),
  })
  .partial();
export type Validation = z.infer<typeof Validation>;

/** Points for a range of numbers. Ranges are half-open; the last one is closed. */
export const ScoreRange = z.strictObject({
  /** Included. */
  min: bound,
  /** Excluded, except in the last range. */
  max: bound,
  /** Points of the range. */
  score: points,
});
export type ScoreRange = z.infer<typeof ScoreRange>;

/** A question, text or section of a quiz. `type` decides which fields apply. */
export const Question = z.strictObject({
  questionId: part.describe('Stable across versions'),
  code: text(questionLimit.maxCodeLength).describe('Unique in the quiz: a letter, then letters, digits and _'),
  type: z
    .enum(questionTypes)
    .describe(
      'single, multiple: of options; boolean: one of two; text, textarea: one line, several; number; date; image: files; rate: a rating in whole steps; region: province, city and district; signature: by hand. description is a text and section begins a part of the quiz; neither takes an answer',
    ),
  /** Text of the question. */
  title: text(questionLimit.maxTitleLength),
  /** Description below the title; null: none. */
  description: text(questionLimit.maxDescriptionLength).nullable(),
  /** URL of an image beside it; see POST /uploads with the purpose `quizImage`; null: none. */
  imageUrl: imageUrl.nullable(),
  /** Whether an answer is required. */
  required: z.boolean(),
  sensitive: z.boolean().describe('Answers are masked everywhere, and need an agreement'),
  fieldBinding: z
    .enum(fieldBindings)
    .nullable()
    .describe('The field of the patient that the answer fills in, each once in a quiz; null: none'),
  options: z
    .array(QuizOption)
    .max(questionLimit.maxOptions)
    .describe('Of single, multiple and boolean; empty in all others'),
  minChoices: z.int().min(0).max(questionLimit.maxOptions).nullable().describe('Of multiple; null: no bound'),
  maxChoices: z.int().min(0).max(questionLimit.maxOptions).nullable().describe('Of multiple; null: no bound'),
  validation: Validation,
  scored: z.boolean().describe('Whether its points count; such a question is required'),
  scoreCap: points.nullable().describe('Of multiple: more points than these do not count; null: all do'),
  scoreRanges: z
    .array(ScoreRange)
    .max(questionLimit.maxScoreRanges)
    .describe('Of number: its points by where it lies, from low to high without gaps'),
  weight: z
    .number()
    .min(0)
    .max(questionLimit.maxWeight)
    .refine(atMostDecimals(2))
    .nullable()
    .describe('With scoreMode weighted: what its points are multiplied by'),
  dimensionId: part.nullable().describe('With scoreMode dimension: where its points count'),
});
export type Question = z.infer<typeof Question>;
export type QuestionType = Question['type'];
