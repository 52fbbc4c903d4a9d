import { SuggestField } from '@/components/inputs/SuggestField';
import { useRead } from '@/hooks/useRead';
import { listOperators } from '@/services/operator';

type Props = {
  name: string;
  label: string;
  /** In code points. */
  max: number;
  placeholder: string;
};

/** Name of a person: suggests the active operators and takes any other name too. */
export function OperatorNameField(props: Props) {
  const read = useRead(['operator', 'options'], listOperators);
  const names = (read.data ?? []).filter(({ active }) => active).map(({ name }) => name);
  return <SuggestField {...props} suggestions={[...new Set(names)]} read={read} />;
}
