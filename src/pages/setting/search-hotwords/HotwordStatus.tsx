import { Badge, type BadgeProps } from 'antd';
import type { Hotword } from '@/contract/hotword';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { hotwordTexts } from '@/locales/hotword';

const colours: Record<string, BadgeProps['status']> = { enabled: 'success', disabled: 'default' };

/** Whether members are shown a hotword, in a word and a colour. */
export function HotwordStatus({ status }: Pick<Hotword, 'status'>) {
  const word = useEnumLabelOrRaw(hotwordTexts, 'status');
  return <Badge status={colours[status] ?? 'default'} text={word(status)} />;
}
