import { SelectField } from '@/components/inputs/SelectField';
import { useRead } from '@/hooks/useRead';
import { listOperators } from '@/services/operator';

type Props = {
  name: string;
  label: string;
  /** Offers those who have left, too: what they had to do is given away. */
  hasInactive?: boolean;
  /** Somebody who is not offered: whoever has it already. */
  exceptId?: string | null;
  /** What choosing nobody means; without it somebody has to be chosen. */
  nobodyText?: string;
  /** Help below it. */
  extra?: string;
};

/** Somebody to whom work can be given. */
export function OperatorField({ hasInactive = false, exceptId, nobodyText, ...field }: Props) {
  const read = useRead(['operator', 'options'], listOperators);
  const options = (read.data ?? [])
    .filter(({ id, active }) => (active || hasInactive) && id !== exceptId)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      {...field}
      options={options}
      read={read}
      isSearchable
      isRequired={nobodyText === undefined}
      {...(nobodyText !== undefined && { placeholder: nobodyText, isClearable: true })}
    />
  );
}
