import type { Condition } from '@/contract/quiz';
import type { Question } from '@/contract/quiz-question';
import type { Typing } from '@/domain/quiz/edit/typing';
import type { ValueOffer } from '@/domain/quiz/rules/offers';

export type ValueProps<Kind extends ValueOffer['kind']> = {
  question: Question;
  offer: Extract<ValueOffer, { kind: Kind }>;
  value: Condition['value'];
  /** Index of the condition in its rule. */
  place: number;
  isUnfit: boolean;
  onChange: (value: Condition['value'], typing?: Omit<Typing, 'field'>) => void;
};

/** The text values of a condition, such as option ids; without numbers. */
export const getTexts = (value: Condition['value']): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
