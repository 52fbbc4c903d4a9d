import { TextAreaField } from '@/components/inputs/TextField';
import { bulk as limit } from '@/contract/limits/bulk';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';

/** Why something is done to a member. */
export function ReasonField() {
  const t = useText(memberTexts);
  return (
    <TextAreaField
      name="reason"
      label={t('reason')}
      isRequired
      min={limit.minReasonLength}
      max={limit.maxReasonLength}
    />
  );
}
