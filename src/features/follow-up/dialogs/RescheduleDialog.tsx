import { Typography } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { getFollowUpActions } from '@/domain/follow-up/follow-up';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { rescheduleFollowUp } from '@/services/follow-up';
import { formatMinute } from '@/utils/date';
import { CriticalCard } from '../CriticalCard';
import { formatDue } from '../format-due';
import { useConfirmPlan } from '../useConfirmPlan';
import { type FollowUpDialogProps, useFollowUpChange } from '../useFollowUpChange';
import { CallBackButtons } from './CallBackButtons';
import { RescheduleFields } from './RescheduleFields';

export function RescheduleDialog(props: FollowUpDialogProps) {
  const t = useText(followUpTexts);
  const { followUp, subject, change } = useFollowUpChange(props, {
    canStill: ({ status, attemptLog }) => getFollowUpActions(status, attemptLog).includes('reschedule'),
  });
  const confirmPlan = useConfirmPlan();
  const { followNo, firstDueAt, rescheduleCount } = followUp;
  return (
    <ActionDialog<{ dueAt: string; reason: string }>
      draft={`followUp.reschedule:${followUp.id}`}
      title={t('reschedule.title', { followNo: subject })}
      okText={t('action.reschedule')}
      warning={t('reschedule.first', { time: formatMinute(firstDueAt) ?? '—', count: rescheduleCount })}
      version={followUp.version}
      confirm={({ dueAt }) => confirmPlan(followUp, dueAt)}
      onSubmit={({ dueAt, reason }) =>
        change(
          (one) => rescheduleFollowUp(one, { dueAt, reason }),
          t('reschedule.done', { followNo, due: formatDue(dueAt) }),
        )
      }
      onClose={props.onClose}
    >
      {followUp.critical && <CriticalCard critical={followUp.critical} />}
      <RescheduleFields />
      <CallBackButtons getValues={(dueAt, { reason }) => ({ dueAt, reason: reason || t('callBack.reason') })} />
      <Typography.Text type="secondary">
        {t('callBack.defaultReason', { reason: t('callBack.reason') })}
      </Typography.Text>
    </ActionDialog>
  );
}
