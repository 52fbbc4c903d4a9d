import { Badge, type BadgeProps } from 'antd';
import type { Hotword } from '@/contract/hotword';
import { useShownWord } from '@/hooks/useWord';

const colours: Record<string, BadgeProps['status']> = { enabled: 'success', disabled: 'default' };

/** Whether members are shown a hotword, in a word and a colour. */
export function HotwordStatus({ status }: Pick<Hotword, 'status'>) {
  const word = useShownWord('hotword', 'status');
  return <Badge status={colours[status] ?? 'default'} text={word(status)} />;
}
