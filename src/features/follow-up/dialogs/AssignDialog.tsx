import { ActionDialog } from '@/components/form/ActionDialog';
import { OperatorField } from '@/components/operator/OperatorField';
import { getFollowUpActions } from '@/domain/follow-up/follow-up';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { assignFollowUp } from '@/services/follow-up';
import { type FollowUpDialogProps, useFollowUpChange } from '../useFollowUpChange';

export function AssignDialog(props: FollowUpDialogProps) {
  const t = useText(followUpTexts);
  const { followUp, subject, change } = useFollowUpChange(props, {
    canStill: ({ status, attemptLog }) => getFollowUpActions(status, attemptLog).includes('assign'),
  });
  const { followNo, assigneeId } = followUp;
  return (
    <ActionDialog<{ assigneeId: string }>
      draft={`followUp.assign:${followUp.id}`}
      title={t('assign.title', { followNo: subject })}
      okText={t('action.assign')}
      version={followUp.version}
      onSubmit={({ assigneeId }) => change((one) => assignFollowUp(one, assigneeId), t('assign.done', { followNo }))}
      onClose={props.onClose}
    >
      <OperatorField name="assigneeId" label={t('field.assigneeId')} exceptId={assigneeId} />
    </ActionDialog>
  );
}
