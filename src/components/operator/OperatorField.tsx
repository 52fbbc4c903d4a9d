import { SelectField } from '@/components/inputs/SelectField';
import { useRead } from '@/hooks/useRead';
import { listOperators } from '@/services/operator';

type Props = {
  name: string;
  label: string;
  /** Also offers inactive operators: their work can be handed over. */
  hasInactive?: boolean;
  /** An operator to leave out, such as the current assignee. */
  exceptId?: string | null;
  /** Placeholder for no selection; without it an operator is required. */
  nobodyText?: string;
  /** Help text below the field. */
  extra?: string;
};

/** Select for an operator. */
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
