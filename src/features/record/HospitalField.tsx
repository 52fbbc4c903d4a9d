import { SelectField } from '@/components/inputs/SelectField';
import { useRead } from '@/hooks/useRead';
import { listHospitalOptions } from '@/services/hospital';

async function readActive() {
  const all = await listHospitalOptions();
  return all.filter(({ status }) => status === 'active').map(({ id, name }) => ({ value: id, label: name }));
}

type Props = { name: string; label: string; isRequired?: boolean; isClearable?: boolean };

/** Selects a hospital that accepts referrals. */
export function HospitalField(props: Props) {
  const read = useRead(['hospital', 'active'], readActive);
  return <SelectField {...props} options={read.data ?? []} read={read} isSearchable />;
}
