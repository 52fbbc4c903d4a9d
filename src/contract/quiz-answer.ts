import { z } from 'zod';
import { questionTypes, riskFlags } from './limits/quiz';
import { part } from './quiz-question';

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
