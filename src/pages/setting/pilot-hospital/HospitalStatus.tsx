import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { Hospital } from '@/contract/hospital';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { hospitalTexts } from '@/locales/hospital';

const tones: Readonly<Record<string, Tone>> = { active: 'success', paused: 'warning', ended: 'default' };

export function HospitalStatus({ status }: Pick<Hospital, 'status'>) {
  const word = useEnumLabelOrRaw(hospitalTexts, 'status');
  return <StatusBadge tone={tones[status]} label={word(status)} />;
}
