import { InstantField } from '@/components/inputs/InstantField';
import { TextAreaField } from '@/components/inputs/TextField';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

/** Until when it is put off, and why. */
export function RescheduleFields() {
  const t = useText(followUpTexts);
  return (
    <>
      <InstantField name="dueAt" label={t('field.dueAt')} isRequired isFuture isDue />
      <TextAreaField name="reason" label={t('field.reason')} isRequired min={2} max={100} rows={2} />
    </>
  );
}
