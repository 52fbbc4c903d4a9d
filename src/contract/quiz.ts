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

/** One of the answers that a question offers. */
export const QuizOption = z.strictObject({
  optionId: part.describe('Stable across versions'),
  /** What members read. */
  label: text(optionLimit.maxLabelLength),
  code: text(optionLimit.maxCodeLength).nullable().describe('Unique in the question; null: none'),
  score: points.nullable().describe('Points of a scored question, two decimals; null where nothing is scored'),
  /** A picture beside the text, see POST /uploads with the purpose `quizImage`; null: none. */
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

/** Each field where it applies to the type; `min` and `max` are those of numbers and of ratings. */
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
    /** At most so many, of an image. */
    maxFiles: z.int().min(1).max(questionLimit.maxFiles),
    /** Of each file, in megabytes. */
    maxSizeMb: z.int().min(1).max(questionLimit.maxSizeMb),
    pattern: text(questionLimit.maxPatternLength).describe('A regular expression of the whole text'),
    message: text(questionLimit.maxPatternMessageLength).describe('Shown where the pattern does not match'),
  })
  .partial();
export type Validation = z.infer<typeof Validation>;

/** Points of a number: half-open, the last one closed. */
export const ScoreRange = z.strictObject({
  /** Included. */
  min: bound,
  /** Not included, but for the last one. */
  max: bound,
  /** Its points. */
  score: points,
});
export type ScoreRange = z.infer<typeof ScoreRange>;

/** A question of a quiz, or a text or section among them: its `type` says which of its fields count. */
export const Question = z.strictObject({
  questionId: part.describe('Stable across versions'),
  code: text(questionLimit.maxCodeLength).describe('Unique in the quiz: a letter, then letters, digits and _'),
  type: z
    .enum(questionTypes)
    .describe(
      'single, multiple: of options; boolean: one of two; text, textarea: one line, several; number; date; image: files; rate: a rating in whole steps; region: province, city and district; signature: by hand. description is a text and section begins a part of the quiz; neither takes an answer',
    ),
  /** What is asked. */
  title: text(questionLimit.maxTitleLength),
  /** What stands below the title; null: nothing. */
  description: text(questionLimit.maxDescriptionLength).nullable(),
  /** A picture beside it, see POST /uploads with the purpose `quizImage`; null: none. */
  imageUrl: imageUrl.nullable(),
  /** Whether members have to answer. */
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

/** What the answer to one question has to be for a rule to hold. */
export const Condition = z.strictObject({
  questionId: part,
  operator: z
    .enum(operators)
    .describe('Of an unanswered question all are false but notExists; in: one of the values, nin: none of them'),
  /**
   * Option ids, texts, region codes or days (ISO or `today±Nd`) as a list, two of them for `between`;
   * of numbers and ratings one number or two; null for `exists` and `notExists`.
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

/** Shows or hides a part of a quiz, or leads on from it, where conditions hold. */
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
  /** A question's, a section's or an option's id; null for `end` and `disqualify`. */
  targetId: part.nullable(),
  match: z.enum(matches).describe('How many of the conditions have to hold'),
  /** On what it depends. */
  conditions: z.array(Condition).max(ruleLimit.maxConditions),
});
export type QuizRule = z.infer<typeof QuizRule>;

/** A part of a quiz with a score of its own, such as sleep. */
export const Dimension = z.strictObject({
  dimensionId: part,
  /** What people call it. */
  name: text(dimensionLimit.maxNameLength),
  method: z.enum(dimensionMethods).describe('How the points of its questions become its score'),
});
export type Dimension = z.infer<typeof Dimension>;

const levelScore = z.number().min(-levelLimit.maxScore).max(levelLimit.maxScore).refine(atMostDecimals(2)).nullable();

/** A range of scores, of the whole quiz or of a dimension, and what it is called. */
export const ResultLevel = z.strictObject({
  /** Unique in the quiz and its dimension. */
  code: text(levelLimit.maxCodeLength),
  /** What people call it. */
  name: text(levelLimit.maxNameLength),
  /** Null: of the total, which alone gives a record its level. */
  dimensionId: part.nullable(),
  severity: z
    .enum(severities)
    .describe(
      'How urgent it is, from normal to critical; excluded: of those who cannot take part, whatever their score',
    ),
  minScore: levelScore.describe('Included; null without scores and for excluded'),
  maxScore: levelScore.describe('Included; null without scores and for excluded'),
  /** Six hexadecimal digits after `#`; null: that of the severity. */
  color: z.string().regex(patterns.color).nullable(),
});
export type ResultLevel = z.infer<typeof ResultLevel>;
export type Severity = ResultLevel['severity'];

const value = z.union([z.string(), z.number(), z.array(z.string())]);
const others = z.record(z.string(), z.string());

/**
 * What a member gave for a question: an option's id for single and boolean, ids for multiple, files
 * for image, a number for number and rate, a day for date, six digits for region, text for the rest.
 */
export const AnswerInput = z.strictObject({
  /** In the form of the question’s type. */
  value,
  /** What was written beside an option that takes it, by option id. */
  others: others.optional(),
});
export type AnswerInput = z.infer<typeof AnswerInput>;
export type AnswerValue = AnswerInput['value'];

/** By question id. */
export const Answers = z.record(z.string(), AnswerInput);
export type Answers = z.infer<typeof Answers>;

/** Answers that have to come to a known result: run at each check, and in the way of publishing where they do not. */
export const TestCase = z.strictObject({
  /** Unique in the quiz. */
  testCaseId: part,
  /** What people call it. */
  name: text(testCaseLimit.maxNameLength),
  /** The answers that are tried. */
  answers: Answers,
  expected: text(levelLimit.maxCodeLength)
    .nullable()
    .describe('Code of the level; excluded: the member cannot take part; null: no level'),
});
export type TestCase = z.infer<typeof TestCase>;

/** What an operator writes: what is exported, imported, compared, checked and answered. */
export const QuizContent = z.strictObject({
  /** What members read at its beginning. */
  title: text(quizLimit.maxTitleLength),
  /** What members read before the first question; null: nothing. */
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
  /** In the order in which they are asked. */
  questions: z.array(Question).max(quizLimit.maxQuestions),
  /** What hides questions, and where it goes on. */
  rules: z.array(QuizRule).max(quizLimit.maxRules),
  /** With scoreMode dimension: parts that have a score each. */
  dimensions: z.array(Dimension).max(quizLimit.maxDimensions),
  /** What a score means, from low to high. */
  resultLevels: z.array(ResultLevel).max(quizLimit.maxLevels),
  /** Tried at each check. */
  testCases: z.array(TestCase).max(quizLimit.maxTestCases),
});
export type QuizContent = z.infer<typeof QuizContent>;

/** A quiz of a project. A published version is immutable; it is edited as a new draft. */
export const Quiz = QuizContent.extend({
  id,
  projectId: id,
  /** Of the version that was published last: 0 in a quiz that never was, +1 per publish. */
  quizVersion: z.int().nonnegative(),
  /** Whether it is a draft or a version. */
  status: z.enum(quizStatuses),
  /** What was new in it; null in a draft. */
  publishNote: text(quizLimit.maxPublishNoteLength).nullable(),
  /** When it was published; null in a draft. */
  publishedAt: instant.nullable(),
  medicalReviewed: z
    .boolean()
    .describe('Signed off by somebody else than who wrote it; what a scored quiz needs to be published'),
  reviewedByName: z.string().nullable().describe('Of the last review, passed or not; null once the content is another'),
  /** When it was reviewed last; null once the content is another. */
  reviewedAt: instant.nullable(),
  /** What the reviewer said. */
  reviewNote: z.string().nullable(),
  ...reviewRequestFields,
  textEditedByName: z.string().describe('Who wrote what is to be reviewed: somebody else reviews it'),
  textEditedByMe: z.boolean().describe('Whether that is the operator who asks'),
  updatedAt: instant,
  version,
});
export type Quiz = z.infer<typeof Quiz>;

/** An answer as a record keeps it, with the words that the member saw (docs/domain.md 6.5). */
export const RecordedAnswer = z.object({
  questionId: part,
  /** Title of the section that the question is in; null: in none. */
  sectionTitle: z.string().nullable(),
  /** What was asked, as the member read it. */
  titleSnapshot: z.string(),
  /** Type of the question. */
  type: z.enum(questionTypes),
  /** What was given, in the form of the question’s type; null where nothing was given or it is masked. */
  value: value.nullable(),
  /** What was written beside an option, by option id. */
  others,
  /** What the chosen options say. */
  optionLabels: z.array(z.string()),
  /** Null where nothing was scored. */
  score: z.number().nullable(),
  /** Whether its points count. */
  scored: z.boolean(),
  /** The highest flag that it raises. */
  riskFlag: z.enum(riskFlags),
  /** Whether the question asks for something that is masked everywhere. */
  sensitive: z.boolean(),
  masked: z
    .boolean()
    .describe('There is an answer, and it is withheld: value, labels and points, which in a scale tell the answer'),
  /** Whether the quiz’s logic left the question out. */
  hidden: z.boolean(),
});
export type RecordedAnswer = z.infer<typeof RecordedAnswer>;

/** An option with a flag that was chosen (docs/domain.md 6.5, `riskFlags`). */
export const RaisedFlag = z.object({
  questionId: part,
  optionId: part,
  /** What was asked. */
  title: z.string(),
  optionLabel: z.string(),
  /** Which flag it raises. */
  flag: z.enum(['warn', 'red']),
});
export type RaisedFlag = z.infer<typeof RaisedFlag>;
