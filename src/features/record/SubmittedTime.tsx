import { RelativeTime } from '@/components/display/RelativeTime';
import { Hint } from '@/components/feedback/Hint';
import type { RecordListed } from '@/contract/record-list';
import { toBusinessDay } from '@/domain/period/calendar';
import { getWaitingDays } from '@/domain/record/waiting';
import { useText } from '@/hooks/useText';
import { recordTexts } from '@/locales/record';
import { serverNow } from '@/utils/clock';
import { formatInstant } from '@/utils/date';

/** Submission time of a record; while its patient waits for a first contact, the day and how many days it has been. */
export function SubmittedTime({ status, submittedAt }: Pick<RecordListed, 'status' | 'submittedAt'>) {
  const t = useText(recordTexts);
  const count = getWaitingDays({ status, submittedAt }, serverNow());
  if (submittedAt === null || count === undefined) return <RelativeTime instant={submittedAt} />;
  const exact = formatInstant(submittedAt) ?? undefined;
  return (
    <Hint title={exact}>
      <time dateTime={submittedAt} data-exact={exact}>
        <span>{t('waiting', { day: toBusinessDay(Date.parse(submittedAt)), count })}</span>
      </time>
    </Hint>
  );
}
