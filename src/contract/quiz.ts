import { z } from 'zod';
import { id, instant, text, version } from './common';
import {
  dimension as dimensionLimit,
  dimensionMethods,
  level as levelLimit,
  matches,
  operators,
  patterns,
  quiz as quizLimit,
  quizStatuses,
  ruleKinds,
  rule as ruleLimit,
  scoreModes,
  severities,
  targetKinds,
  testCase as testCaseLimit,
} from './limits/quiz';
import { Answers } from './quiz-answer';
import { atMostDecimals, part, Question } from './quiz-question';
import { reviewRequestFields } from './review-request';

/*
 * These schemas also accept an unfinished draft. Rules across fields that a quiz must meet before members see it are
 * publish checks in src/domain/quiz. Objects are strict, because silently dropping a misspelled field would change the
 * meaning of a quiz. Questions, options, rules and levels are ordered by their position in the list, so `sort` of
 * docs/domain.md is not needed.
 */

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
