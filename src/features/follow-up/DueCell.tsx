import { Tag } from 'antd';
import { Deadline } from '@/components/Deadline';
import type { FollowUp } from '@/contract/follow-up';
import { isAtAgreedTime, isDueByCalendar } from '@/domain/follow-up/follow-up';
import { WorkCalendarNote } from '@/features/custom-service/WorkCalendarNote';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { formatMinute } from '@/utils/date';

type Props = Pick<FollowUp, 'dueAt' | 'status'> & Partial<Pick<FollowUp, 'plan' | 'rescheduleCount' | 'createdAt'>>;

/** When it is due: what is left while it is still to do, and the time at which the patient asked to be called. */
export function DueCell(props: Props) {
  const { dueAt, status } = props;
  const t = useText(followUpTexts);
  const minute = formatMinute(dueAt) ?? '—';
  if (status !== 'pending' && status !== 'overdue')
    return <time dateTime={dueAt}>{isAtAgreedTime({ dueAt }) ? minute : minute.slice(0, 10)}</time>;
  return (
    <>
      <Deadline due={dueAt} isWholeDay basis={isDueByCalendar(props) && <WorkCalendarNote due={dueAt} />} />
      {isAtAgreedTime({ dueAt }) && (
        <div>
          <Tag color="processing">{t('callBack', { time: minute.slice(11) })}</Tag>
        </div>
      )}
    </>
  );
}
