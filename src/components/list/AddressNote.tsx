import { InvalidQueryAlert } from '@/components/feedback/InvalidQueryAlert';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { AddressProblem } from './address-problems';
import type { FilterField } from './fields';
import { useAddressProblems } from './useAddressProblems';

type Props = { problems: readonly AddressProblem[]; fields: readonly FilterField[] };

/** Says which conditions of its address a list does not follow, by the labels of its fields. */
export function AddressNote({ problems, fields }: Props) {
  const t = useText(listTexts);
  return <InvalidQueryAlert title={t('address.title')} problems={useAddressProblems(problems, fields)} />;
}
