import type { Condition, Question } from '@/contract/quiz';
import type { Typing } from '@/domain/quiz/edit/typing';
import type { ValueOffer } from '@/domain/quiz/rules/offers';
import { DaysValue } from './DaysValue';
import { NumbersValue } from './NumbersValue';
import { OptionsValue } from './OptionsValue';
import { RegionsValue } from './RegionsValue';
import { TextsValue } from './TextsValue';

export type ValueProps<Kind extends ValueOffer['kind']> = {
  question: Question;
  offer: Extract<ValueOffer, { kind: Kind }>;
  value: Condition['value'];
  /** Of the condition in its rule, from 0. */
  place: number;
  isUnfit: boolean;
  onChange: (value: Condition['value'], typing?: Omit<Typing, 'field'>) => void;
};

type Props = Omit<ValueProps<'none'>, 'offer'> & { offer: ValueOffer };

/** What a condition compares with, chosen from what there is. */
export function ConditionValue({ offer, ...rest }: Props) {
  switch (offer.kind) {
    case 'none':
      return null;
    case 'options':
      return <OptionsValue {...rest} offer={offer} />;
    case 'numbers':
      return <NumbersValue {...rest} offer={offer} />;
    case 'days':
      return <DaysValue {...rest} offer={offer} />;
    case 'regions':
      return <RegionsValue {...rest} offer={offer} />;
    default:
      return <TextsValue {...rest} offer={offer} />;
  }
}

/** The texts that a condition compares with. */
export const textsOf = (value: Condition['value']): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
