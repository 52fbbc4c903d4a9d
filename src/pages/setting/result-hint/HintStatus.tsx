import { Badge, type BadgeProps } from 'antd';
import type { ResultHint } from '@/contract/result-hint';
import { useShownWord } from '@/hooks/useWord';

const colours: Record<string, BadgeProps['status']> = { enabled: 'success', disabled: 'default' };

/** Whether members can be shown a hint, in a word and a colour. */
export function HintStatus({ status }: Pick<ResultHint, 'status'>) {
  const word = useShownWord('resultHint', 'status');
  return <Badge status={colours[status] ?? 'default'} text={word(status)} />;
}
