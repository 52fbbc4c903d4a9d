import { Tag } from 'antd';
import { Deadline } from '@/components/Deadline';
import type { FollowUp } from '@/contract/follow-up';
import { isAtAgreedTime } from '@/domain/follow-up/follow-up';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { formatMinute } from '@/utils/date';

/** When it is due: what is left while it is still to do, and the time at which the patient asked to be called. */
export function DueCell({ dueAt, status }: Pick<FollowUp, 'dueAt' | 'status'>) {
  const t = useText(followUpTexts);
  const minute = formatMinute(dueAt) ?? '—';
  if (status !== 'pending' && status !== 'overdue')
    return <time dateTime={dueAt}>{isAtAgreedTime({ dueAt }) ? minute : minute.slice(0, 10)}</time>;
  return (
    <>
      <Deadline due={dueAt} isWholeDay />
      {isAtAgreedTime({ dueAt }) && (
        <div>
          <Tag color="processing">{t('callBack', { time: minute.slice(11) })}</Tag>
        </div>
      )}
    </>
  );
}
