import { Button, Card, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import type { RecordDetail } from '@/contract/record-detail';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { listFollowUps } from '@/services/follow-up';
import { formatMinute } from '@/utils/date';
import { AdverseTag } from './AdverseTag';
import { DueCell } from './DueCell';
import { FollowUpStatus } from './FollowUpStatus';
import { NewFollowUpDrawer } from './NewFollowUpDrawer';

type Props = {
  record: Pick<RecordDetail, 'id' | 'memberId' | 'memberNo' | 'version' | 'withheld' | 'followUpCount'>;
  onOpen: (id: string) => void;
  /** Called after a follow-up was created, to reload what shows the follow-ups. */
  onChanged: () => void;
};

const MAX_FOLLOW_UPS = 50;

/** Follow-ups of a record, latest due date first, with a button to create one. */
export function FollowUpsCard({
  record: { id, memberId, memberNo, version, withheld, followUpCount },
  onOpen,
  onChanged,
}: Props) {
  const t = useText(followUpTexts);
  const plan = useEnumLabelOrRaw(followUpTexts, 'plan');
  const outcome = useEnumLabelOrRaw(followUpTexts, 'outcome');
  const [isCreating, setCreating] = useState(false);
  const { data, error, refetch } = useRead(['followUp', 'ofRecord', id, version], () =>
    listFollowUps({ recordId: id, sort: '-dueAt', current: 1, pageSize: MAX_FOLLOW_UPS }),
  );
  return (
    <Card
      size="small"
      title={t('card', { count: data?.total ?? followUpCount })}
      extra={
        withheld !== 'withdrawn' && (
          <Button size="small" onClick={() => setCreating(true)}>
            {t('action.create')}
          </Button>
        )
      }
    >
      {!data && (error ? <ListFailed error={error} onRetry={refetch} /> : <Skeleton active paragraph={{ rows: 2 }} />)}
      {data?.total === 0 && <Typography.Text type="secondary">{t('card.none')}</Typography.Text>}
      <Flex component="ul" vertical gap={12} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data?.list.map((one) => (
          <li key={one.id}>
            <Flex wrap gap="0 8px" align="center">
              <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => onOpen(one.id)}>
                {one.followNo}
              </Button>
              {t('round', { round: one.round, plan: plan(one.plan) })}
              <FollowUpStatus {...one} />
              {one.outcome && outcome(one.outcome)}
              {one.adverse !== null && one.adverse !== 'none' && <AdverseTag {...one} />}
            </Flex>
            <Typography.Text type="secondary">
              {one.doneAt ? t('timeline.done', { time: formatMinute(one.doneAt) ?? '—' }) : <DueCell {...one} />}
              {(one.doneByName ?? one.assigneeName) && ` · ${one.doneByName ?? one.assigneeName}`}
            </Typography.Text>
          </li>
        ))}
      </Flex>
      {isCreating && (
        <NewFollowUpDrawer
          member={{ id: memberId, memberNo }}
          recordId={id}
          asksBeforeClosing
          onCreated={onChanged}
          onClose={() => setCreating(false)}
        />
      )}
    </Card>
  );
}
