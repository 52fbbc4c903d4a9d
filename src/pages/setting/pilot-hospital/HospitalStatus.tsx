import { Badge, type BadgeProps } from 'antd';
import type { Hospital } from '@/contract/hospital';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { hospitalTexts } from '@/locales/hospital';

const colours: Record<string, BadgeProps['status']> = { active: 'success', paused: 'warning', ended: 'default' };

/** Whether a hospital takes part, in a word and a colour. */
export function HospitalStatus({ status }: Pick<Hospital, 'status'>) {
  const word = useEnumLabelOrRaw(hospitalTexts, 'status');
  return <Badge status={colours[status] ?? 'default'} text={word(status)} />;
}
