import { Badge } from 'antd';
import type { Hospital } from '@/contract/hospital';
import { useText } from '@/hooks/useText';

const colours = { active: 'success', paused: 'warning', ended: 'default' } as const;

/** Whether a hospital takes part, in a word and a colour. */
export function HospitalStatus({ status }: Pick<Hospital, 'status'>) {
  const t = useText('hospital');
  return <Badge status={colours[status]} text={t(`status.${status}`)} />;
}
