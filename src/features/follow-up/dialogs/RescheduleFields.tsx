import { InstantField } from '@/components/inputs/InstantField';
import { ReasonField } from '@/components/inputs/ReasonField';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

/** Until when it is put off, and why. */
export function RescheduleFields() {
  const t = useText(followUpTexts);
  return (
    <>
      <InstantField name="dueAt" label={t('field.dueAt')} isRequired isFuture isDue />
      <ReasonField rows={2} />
    </>
  );
}
