import type { AnswerInput, Question, QuizOption } from '@/contract/quiz';

/** What every field of a question is given. */
export type AnswerProps = {
  question: Question;
  /** Those that no rule hides. */
  options: readonly QuizOption[];
  input: AnswerInput | undefined;
  /** The id of what the question is called by. */
  labelId: string;
  /** Undefined takes the answer back. */
  onChange: (input: AnswerInput | undefined) => void;
};

export const textOf = (input: AnswerInput | undefined) => (typeof input?.value === 'string' ? input.value : '');
export const numberOf = (input: AnswerInput | undefined) => (typeof input?.value === 'number' ? input.value : null);
export const listOf = (input: AnswerInput | undefined) => (Array.isArray(input?.value) ? input.value : []);
