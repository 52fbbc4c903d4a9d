import type { AnswerInput } from '@/contract/quiz-answer';
import type { Question, QuizOption } from '@/contract/quiz-question';

export type AnswerProps = {
  question: Question;
  /** Options that no rule hides. */
  options: readonly QuizOption[];
  input: AnswerInput | undefined;
  /** Id of the element that labels the field. */
  labelId: string;
  /** Called with undefined to clear the answer. */
  onChange: (input: AnswerInput | undefined) => void;
};

export const getText = (input: AnswerInput | undefined) => (typeof input?.value === 'string' ? input.value : '');
export const getNumber = (input: AnswerInput | undefined) => (typeof input?.value === 'number' ? input.value : null);
export const getList = (input: AnswerInput | undefined) => (Array.isArray(input?.value) ? input.value : []);
