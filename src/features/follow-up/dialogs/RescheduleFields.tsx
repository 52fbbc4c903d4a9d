import { InstantField } from '@/components/inputs/InstantField';
import { ReasonField } from '@/components/inputs/ReasonField';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

/** New due date and reason. */
export function RescheduleFields() {
  const t = useText(followUpTexts);
  return (
    <>
      <InstantField name="dueAt" label={t('field.dueAt')} isRequired isFuture isDue />
      <ReasonField rows={2} />
    </>
  );
}
