import { ActionDialog } from '@/components/form/ActionDialog';
import { ReasonField } from '@/components/inputs/ReasonField';
import { followUp as limit } from '@/contract/limits/follow-up';
import { getFollowUpActions } from '@/domain/follow-up/follow-up';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { cancelFollowUp } from '@/services/follow-up';
import { CriticalCard } from '../CriticalCard';
import { type FollowUpDialogProps, useFollowUpChange } from '../useFollowUpChange';

export function CancelDialog(props: FollowUpDialogProps) {
  const t = useText(followUpTexts);
  const { followUp, subject, change } = useFollowUpChange(props, {
    canStill: ({ status, attemptLog }) => getFollowUpActions(status, attemptLog).includes('cancel'),
  });
  const { followNo, plan, recordId } = followUp;
  return (
    <ActionDialog<{ reason: string }>
      draft={`followUp.cancel:${followUp.id}`}
      title={t('cancel.title', { followNo: subject })}
      okText={t('action.cancel')}
      isDanger
      warning={
        <>
          {t('cancel.effect')}
          {plan === 'first' && recordId !== null && <div>{t('cancel.first')}</div>}
          {props.losesInput && <div>{t('losesInput')}</div>}
        </>
      }
      version={followUp.version}
      onSubmit={({ reason }) => change((one) => cancelFollowUp(one, reason), t('cancel.done', { followNo }))}
      onClose={props.onClose}
    >
      {followUp.critical && <CriticalCard critical={followUp.critical} />}
      <ReasonField max={limit.maxCancelReasonLength} />
    </ActionDialog>
  );
}
