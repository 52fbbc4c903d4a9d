import type { Condition, Question } from '@/contract/quiz';
import type { Typing } from '@/domain/quiz/edit/typing';
import type { ValueOffer } from '@/domain/quiz/rules/offers';

/** What the control of a condition's value takes. */
export type ValueProps<Kind extends ValueOffer['kind']> = {
  question: Question;
  offer: Extract<ValueOffer, { kind: Kind }>;
  value: Condition['value'];
  /** Of the condition in its rule, from 0. */
  place: number;
  isUnfit: boolean;
  onChange: (value: Condition['value'], typing?: Omit<Typing, 'field'>) => void;
};

/** The texts that a condition compares with. */
export const textsOf = (value: Condition['value']): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
