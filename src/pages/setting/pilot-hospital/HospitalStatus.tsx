import { Badge, type BadgeProps } from 'antd';
import type { Hospital } from '@/contract/hospital';
import { useShownWord } from '@/hooks/useWord';

const colours: Record<string, BadgeProps['status']> = { active: 'success', paused: 'warning', ended: 'default' };

/** Whether a hospital takes part, in a word and a colour. */
export function HospitalStatus({ status }: Pick<Hospital, 'status'>) {
  const word = useShownWord('hospital', 'status');
  return <Badge status={colours[status] ?? 'default'} text={word(status)} />;
}
