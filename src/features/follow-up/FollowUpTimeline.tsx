import { Flex, Typography } from 'antd';
import { LogTimeline } from '@/components/log/LogTimeline';
import type { FollowUp } from '@/contract/follow-up-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { followUpTimeline } from '@/services/follow-up';
import { formatMinute } from '@/utils/date';
import { AdverseTag } from './AdverseTag';
import { FollowUpStatus } from './FollowUpStatus';

const PAGE_SIZE = 10;
const statusColors: Partial<Record<FollowUp['status'], string>> = { overdue: 'red', done: 'green', cancelled: 'gray' };

/** All follow-ups of a patient across records, latest due date first. Older ones load on scrolling. */
export function FollowUpTimeline({ id, recordId, version }: Pick<FollowUp, 'id' | 'recordId' | 'version'>) {
  const t = useText(followUpTexts);
  const plan = useEnumLabelOrRaw(followUpTexts, 'plan');
  const outcome = useEnumLabelOrRaw(followUpTexts, 'outcome');
  return (
    <LogTimeline<FollowUp>
      of={['followUp', 'timeline', { id, version }]}
      label={t('timeline')}
      read={(current) => followUpTimeline(id, { current, pageSize: PAGE_SIZE })}
      color={({ status }) => statusColors[status]}
      render={(one) => (
        <>
          <Flex gap={8} wrap="wrap">
            <Typography.Text strong={one.id === id}>
              {t('round', { round: one.round, plan: plan(one.plan) })}
            </Typography.Text>
            <FollowUpStatus {...one} />
            {one.outcome && <span>{outcome(one.outcome)}</span>}
            {one.adverse !== null && one.adverse !== 'none' && <AdverseTag {...one} />}
          </Flex>
          <div>
            {one.doneAt
              ? t('timeline.done', { time: formatMinute(one.doneAt) ?? '—' })
              : t('timeline.due', { time: formatMinute(one.dueAt) ?? '—' })}
            {(one.doneByName ?? one.assigneeName) && ` · ${one.doneByName ?? one.assigneeName}`}
            {one.recordId !== recordId && one.recordNo && ` · ${t('timeline.record', { recordNo: one.recordNo })}`}
          </div>
          {one.content && <div style={{ overflowWrap: 'anywhere' }}>{one.content}</div>}
        </>
      )}
    />
  );
}
