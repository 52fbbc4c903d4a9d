import type { Question, Validation } from '@/contract/quiz';
import { validationFields } from '@/domain/quiz/edit/defaults';
import type { QuestionPatch } from '@/domain/quiz/edit/questions';
import type { Typing } from '@/domain/quiz/edit/typing';

type Values<Part> = { [Key in keyof Part]-?: Part[Key] | null | undefined };

/** A question as its fields hold it: null for nothing. */
export type QuestionValues = Omit<Values<Question>, 'validation'> & { validation: Partial<Values<Validation>> };

export function toValues(question: Question): QuestionValues {
  const { type, validation } = question;
  return {
    ...question,
    validation: Object.fromEntries(validationFields[type].map((field) => [field, validation[field] ?? null])),
  };
}

/**
 * What was changed in the fields, as an edit of the question.
 *
 * @param changed as the form tells it: only what is different
 */
export function toPatch(question: Question, { validation, title, ...changed }: Partial<QuestionValues>): QuestionPatch {
  return {
    ...(changed as QuestionPatch),
    ...(title !== undefined && { title: title ?? '' }),
    ...(validation && { validation: withoutNothing({ ...question.validation, ...validation }) }),
  };
}

const withoutNothing = (validation: Partial<Values<Validation>>): Validation =>
  Object.fromEntries(Object.entries(validation).filter(([, value]) => value !== null && value !== undefined));

const texts = ['title', 'description'] as const;

/** Of a change of one of its texts, what was typed. */
export function typingOf(question: Question, changed: Partial<QuestionValues>): Typing | undefined {
  const name = texts.find((text) => text in changed);
  return name && { field: `${question.questionId}.${name}`, from: question[name] ?? '', to: changed[name] ?? '' };
}
