import { z } from 'zod';
import { day, id, imageUrl, instant, text, version } from './common';
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
  testCase as testCaseLimit,
} from './limits/quiz';
import { reviewRequestFields } from './review-request';

/*
 * These schemas also accept an unfinished draft. Rules across fields that a quiz must meet before members see it are
 * publish checks in src/domain/quiz. Objects are strict, because silently dropping a misspelled field would change the
 * meaning of a quiz. Questions, options, rules and levels are ordered by their position in the list, so `sort` of
 * docs/domain.md is not needed.
 */

const part = z.string().regex(patterns.id);
const atMostDecimals = (decimals: number) => (value: number) => Number(value.toFixed(decimals)) === value;
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

/** A condition of a rule on the answer to one question. */
export const Condition = z.strictObject({
  questionId: part,
  operator: z
    .enum(operators)
    .describe('Of an unanswered question all are false but notExists; in: one of the values, nin: none of them'),
  /**
   * A list of option ids, texts, region codes or days (ISO or `today±Nd`), with two items for `between`; one or two
   * numbers for numbers and ratings; null for `exists` and `notExists`.
   */
  value: z
    .union([
      z.array(text(ruleLimit.maxValueLength)).max(ruleLimit.maxValues),
      z.number(),
      z.tuple([z.number(), z.number()]),
    ])
    .nullable(),
});
export type Condition = z.infer<typeof Condition>;
export type Operator = Condition['operator'];

/** Shows a part of a quiz or jumps to another part when its conditions match. */
export const QuizRule = z.strictObject({
  ruleId: part,
  kind: z
    .enum(ruleKinds)
    .describe(
      'show: the target is hidden until one such rule holds; jump: go on at the target, the first that holds wins',
    ),
  targetKind: z
    .enum(targetKinds)
    .describe(
      'end: the quiz is over; disqualify: and the member cannot take part; both of jumps only, option of show only',
    ),
  /** Id of a question, section or option; null for `end` and `disqualify`. */
  targetId: part.nullable(),
  match: z.enum(matches).describe('How many of the conditions have to hold'),
  /** Conditions of the rule. */
  conditions: z.array(Condition).max(ruleLimit.maxConditions),
});
export type QuizRule = z.infer<typeof QuizRule>;

/** A part of a quiz with a separate score, such as sleep. */
export const Dimension = z.strictObject({
  dimensionId: part,
  /** Name. */
  name: text(dimensionLimit.maxNameLength),
  method: z.enum(dimensionMethods).describe('How the points of its questions become its score'),
});
export type Dimension = z.infer<typeof Dimension>;

const levelScore = z.number().min(-levelLimit.maxScore).max(levelLimit.maxScore).refine(atMostDecimals(2)).nullable();

/** A named range of scores of the whole quiz or of a dimension. */
export const ResultLevel = z.strictObject({
  /** Unique in the quiz and its dimension. */
  code: text(levelLimit.maxCodeLength),
  /** Name. */
  name: text(levelLimit.maxNameLength),
  /** Null: a level of the total score, which alone sets the level of a record. */
  dimensionId: part.nullable(),
  severity: z
    .enum(severities)
    .describe(
      'How urgent it is, from normal to critical; excluded: of those who cannot take part, whatever their score',
    ),
  minScore: levelScore.describe('Included; null without scores and for excluded'),
  maxScore: levelScore.describe('Included; null without scores and for excluded'),
  /** `#` and six hexadecimal digits; null: the color of the severity. */
  color: z.string().regex(patterns.color).nullable(),
});
export type ResultLevel = z.infer<typeof ResultLevel>;
export type Severity = ResultLevel['severity'];

const value = z.union([z.string(), z.number(), z.array(z.string())]);
const others = z.record(z.string(), z.string());

/**
 * The answer to a question: an option id for single and boolean, option ids for multiple, files for image, a number for
 * number and rate, a day for date, six digits for region, and text for all others.
 */
export const AnswerInput = z.strictObject({
  /** Value in the format of the question’s type. */
  value,
  /** Text entered for options with free text, by option id. */
  others: others.optional(),
});
export type AnswerInput = z.infer<typeof AnswerInput>;
export type AnswerValue = AnswerInput['value'];

/** Answers by question id. */
export const Answers = z.record(z.string(), AnswerInput);
export type Answers = z.infer<typeof Answers>;

/** Answers with an expected result. Every check runs them, and a failed one blocks publishing. */
export const TestCase = z.strictObject({
  /** Unique in the quiz. */
  testCaseId: part,
  /** Name. */
  name: text(testCaseLimit.maxNameLength),
  /** Answers of the test case. */
  answers: Answers,
  expected: text(levelLimit.maxCodeLength)
    .nullable()
    .describe('Code of the level; excluded: the member cannot take part; null: no level'),
});
export type TestCase = z.infer<typeof TestCase>;

/** Editable content of a quiz: the part that is exported, imported, compared, checked and answered. */
export const QuizContent = z.strictObject({
  /** Title that members see at the beginning. */
  title: text(quizLimit.maxTitleLength),
  /** Introduction before the first question; null: none. */
  intro: text(quizLimit.maxIntroLength).nullable(),
  estimatedMinutes: z
    .int()
    .min(quizLimit.minMinutes)
    .max(quizLimit.maxMinutes)
    .nullable()
    .describe('How many minutes it takes, as members read; null: it is not said'),
  questionsPerPage: z.int().min(0).max(quizLimit.maxQuestionsPerPage).describe('0: all on one page'),
  showProgress: z.boolean().describe('Whether members see how far they are'),
  allowBack: z.boolean().describe('Whether members may go back and change an answer'),
  saveDraft: z.boolean().describe('Whether members may go on within seven days'),
  scoreMode: z
    .enum(scoreModes)
    .describe(
      'none: one level for all; sum: of points; weighted: of points times weight; dimension: of the scores of dimensions',
    ),
  /** Questions, in the order in which they are shown. */
  questions: z.array(Question).max(quizLimit.maxQuestions),
  /** Show and jump rules. */
  rules: z.array(QuizRule).max(quizLimit.maxRules),
  /** Dimensions; with scoreMode dimension. */
  dimensions: z.array(Dimension).max(quizLimit.maxDimensions),
  /** Result levels, from low to high. */
  resultLevels: z.array(ResultLevel).max(quizLimit.maxLevels),
  /** Test cases that every check runs. */
  testCases: z.array(TestCase).max(quizLimit.maxTestCases),
});
export type QuizContent = z.infer<typeof QuizContent>;

/** A quiz of a project. A published version never changes; edits are made in a new draft. */
export const Quiz = QuizContent.extend({
  id,
  projectId: id,
  /**
   * Number of the version, increased by 1 with each publish; a draft has the number of the last published version, 0 if
   * there is none.
   */
  quizVersion: z.int().nonnegative(),
  /** Status of the quiz version. */
  status: z.enum(quizStatuses),
  /** Publish note; null for a draft. */
  publishNote: text(quizLimit.maxPublishNoteLength).nullable(),
  /** When it was published; null for a draft. */
  publishedAt: instant.nullable(),
  medicalReviewed: z
    .boolean()
    .describe(
      'Whether an operator other than its author passed the review, which is required to publish a scored quiz',
    ),
  reviewedByName: z
    .string()
    .nullable()
    .describe('Reviewer of the last review, passed or refused; null once the content has changed'),
  /** Time of the last review; null once the content has changed. */
  reviewedAt: instant.nullable(),
  /** Note of the reviewer. */
  reviewNote: z.string().nullable(),
  ...reviewRequestFields,
  textEditedByName: z.string().describe('Author of the content; another operator must review it'),
  textEditedByMe: z.boolean().describe('Whether the current operator is the author'),
  updatedAt: instant,
  version,
});
export type Quiz = z.infer<typeof Quiz>;

/** An answer as stored in a record, with the texts that the member saw (docs/domain.md 6.5). */
export const RecordedAnswer = z.object({
  questionId: part,
  /** Title of the question's section; null without a section. */
  sectionTitle: z.string().nullable(),
  /** Text of the question as the member saw it. */
  titleSnapshot: z.string(),
  /** Type of the question. */
  type: z.enum(questionTypes),
  /** Answer in the format of the question’s type; null if it was not answered or is masked. */
  value: value.nullable(),
  /** Text entered for options with free text, by option id. */
  others,
  /** Labels of the selected options. */
  optionLabels: z.array(z.string()),
  /** Points; null if the answer was not scored. */
  score: z.number().nullable(),
  /** Whether its points count. */
  scored: z.boolean(),
  /** Highest risk flag of the answer. */
  riskFlag: z.enum(riskFlags),
  /** Whether the question is sensitive, so that its answer is masked everywhere. */
  sensitive: z.boolean(),
  masked: z
    .boolean()
    .describe('There is an answer, and it is withheld: value, labels and points, which in a scale tell the answer'),
  /** Whether the quiz’s logic hid the question. */
  hidden: z.boolean(),
});
export type RecordedAnswer = z.infer<typeof RecordedAnswer>;

/** A selected option with a risk flag (docs/domain.md 6.5, `riskFlags`). */
export const RaisedFlag = z.object({
  questionId: part,
  optionId: part,
  /** What was asked. */
  title: z.string(),
  optionLabel: z.string(),
  /** Risk flag of the option. */
  flag: z.enum(['warn', 'red']),
});
export type RaisedFlag = z.infer<typeof RaisedFlag>;
