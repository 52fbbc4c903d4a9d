import { enabledTones, StatusBadge } from '@/components/display/StatusBadge';
import type { ResultHint } from '@/contract/result-hint';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { resultHintTexts } from '@/locales/resultHint';

/** Whether members can be shown a hint, in a word and a colour. */
export function HintStatus({ status }: Pick<ResultHint, 'status'>) {
  const word = useEnumLabelOrRaw(resultHintTexts, 'status');
  return <StatusBadge tone={enabledTones[status]} label={word(status)} />;
}
