import type { ValueOffer } from '@/domain/quiz/rules/offers';
import { DaysValue } from './DaysValue';
import { NumbersValue } from './NumbersValue';
import { OptionsValue } from './OptionsValue';
import { RegionsValue } from './RegionsValue';
import { TextsValue } from './TextsValue';
import type { ValueProps } from './value-props';

type Props = Omit<ValueProps<'none'>, 'offer'> & { offer: ValueOffer };

/** Input for the value of a condition. */
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
