import { Badge, type BadgeProps } from 'antd';
import type { ResultHint } from '@/contract/result-hint';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { resultHintTexts } from '@/locales/resultHint';

const colours: Record<string, BadgeProps['status']> = { enabled: 'success', disabled: 'default' };

/** Whether members can be shown a hint, in a word and a colour. */
export function HintStatus({ status }: Pick<ResultHint, 'status'>) {
  const word = useEnumLabelOrRaw(resultHintTexts, 'status');
  return <Badge status={colours[status] ?? 'default'} text={word(status)} />;
}
