import { Tag } from 'antd';
import type { FollowUp } from '@/contract/follow-up-list';
import { isAtAgreedTime } from '@/domain/follow-up/follow-up';
import { WorkdayDeadline } from '@/features/custom-service/WorkdayDeadline';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { formatMinute } from '@/utils/date';
import { formatDue } from './format-due';

type Props = Pick<FollowUp, 'dueAt' | 'dueByCalendar' | 'status'>;

/** Due date; for an open follow-up the time left, and the time at which the patient asked to be called back. */
export function DueCell({ dueAt, dueByCalendar, status }: Props) {
  const t = useText(followUpTexts);
  if (status !== 'pending' && status !== 'overdue') return <time dateTime={dueAt}>{formatDue(dueAt)}</time>;
  return (
    <>
      <WorkdayDeadline due={dueAt} byCalendar={dueByCalendar} />
      {isAtAgreedTime({ dueAt }) && (
        <div>
          <Tag color="processing">{t('agreedTime', { time: formatMinute(dueAt)?.slice(11) ?? '' })}</Tag>
        </div>
      )}
    </>
  );
}
