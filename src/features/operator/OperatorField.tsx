import { SelectField } from '@/components/inputs/SelectField';
import { useRead } from '@/hooks/useRead';
import { listOperators } from '@/services/operator';

async function readActive() {
  const all = await listOperators();
  return all.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name }));
}

type Props = { name: string; label: string };

/** Somebody to whom work can be given. */
export function OperatorField({ name, label }: Props) {
  const { data: choices = [], loading } = useRead('active-operators', readActive);
  return <SelectField name={name} label={label} options={choices} isLoading={loading} isSearchable isRequired />;
}
