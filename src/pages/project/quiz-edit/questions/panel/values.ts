import type { Question, Validation } from '@/contract/quiz-question';
import { validationFields } from '@/domain/quiz/edit/defaults';
import type { QuestionPatch } from '@/domain/quiz/edit/questions';
import type { Typing } from '@/domain/quiz/edit/typing';

type Values<Part> = { [Key in keyof Part]-?: Part[Key] | null | undefined };

type Own = Omit<Question, 'questionId' | 'code' | 'type' | 'options' | 'scoreRanges' | 'validation'>;

/** Form values of a question; null for an empty field. */
export type QuestionValues = Values<Own> & { validation: Partial<Values<Validation>> };

export function toValues(question: Question): QuestionValues {
  const { questionId: _, code: __, options: ___, scoreRanges: ____, type, validation, ...own } = question;
  return {
    ...own,
    validation: Object.fromEntries(validationFields[type].map((field) => [field, validation[field] ?? null])),
  };
}

/**
 * Converts changed form values to an edit of the question.
 *
 * @param changed changed values only, as reported by the form
 */
export function toPatch(question: Question, { validation, title, ...changed }: Partial<QuestionValues>): QuestionPatch {
  return {
    ...(changed as QuestionPatch),
    ...(title !== undefined && { title: title ?? '' }),
    ...(validation && { validation: removeEmpty({ ...question.validation, ...validation }) }),
  };
}

const removeEmpty = (validation: Partial<Values<Validation>>): Validation =>
  Object.fromEntries(Object.entries(validation).filter(([, value]) => value !== null && value !== undefined));

/** Fields that are selected, not typed: each change is its own undo step. */
const selectFields: readonly string[] = ['imageUrl', 'fieldBinding', 'dimensionId', 'preset', 'minDate', 'maxDate'];

/** The typed change of a text or number; undefined for other fields. */
export function getTyping(question: Question, { validation, ...own }: Partial<QuestionValues>): Typing | undefined {
  const before = { ...question, ...question.validation } as Record<string, unknown>;
  const [change] = Object.entries({ ...own, ...validation });
  if (!change) return undefined;
  const [name, value] = change;
  if (selectFields.includes(name) || typeof value === 'boolean') return undefined;
  return { field: `${question.questionId}.${name}`, from: toText(before[name]), to: toText(value) };
}

/** Text of a typed number or text; empty for null. */
export const toText = (value: unknown) => String(value ?? '');
