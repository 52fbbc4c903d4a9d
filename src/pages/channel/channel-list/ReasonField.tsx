import { TextAreaField } from '@/components/inputs/TextField';
import { bulk } from '@/contract/limits/bulk';
import { channel as limit } from '@/contract/limits/channel';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';

/** Why something is done to a channel; it stands in its log. */
export function ReasonField() {
  const t = useText(channelTexts);
  return (
    <TextAreaField
      name="reason"
      label={t('field.reason')}
      isRequired
      min={bulk.minReasonLength}
      max={limit.maxReasonLength}
    />
  );
}
