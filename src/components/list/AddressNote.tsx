import { InvalidQueryAlert } from '@/components/InvalidQueryAlert';
import { list as limit } from '@/contract/limits/list';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { AddressProblem } from './address-problems';
import { type FilterField, namesOf } from './fields';

type Props = { problems: readonly AddressProblem[]; fields: readonly FilterField[] };

/** Says which conditions of its address a list does not follow, by the labels of its fields. */
export function AddressNote({ problems, fields }: Props) {
  const t = useText(listTexts);
  const labelOf = ([name = '']: readonly string[]) =>
    fields.find((field) => namesOf(field).includes(name))?.label ?? name;
  return (
    <InvalidQueryAlert
      problems={problems.map(({ names, problem }) =>
        t(`address.${problem}`, { label: labelOf(names), max: limit.maxDays }),
      )}
    />
  );
}
