import { DayField } from '@/components/inputs/DayField';
import { ReasonField } from '@/components/inputs/ReasonField';
import { bulk as limit } from '@/contract/limits/bulk';
import { toBusinessDay } from '@/domain/period/calendar';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { serverNow } from '@/utils/clock';

type Props = {
  dateLabel: string;
  /** First day that can be selected, YYYY-MM-DD. */
  min?: string;
};

/** Date and reason of a status change. */
export function StatusFields({ dateLabel, min }: Props) {
  const t = useText(hospitalTexts);
  return (
    <>
      <DayField
        name="date"
        label={dateLabel}
        isRequired
        min={min}
        max={toBusinessDay(serverNow())}
        requiredText={t('date.required')}
      />
      <ReasonField min={limit.minReasonLength} max={limit.maxReasonLength} />
    </>
  );
}
