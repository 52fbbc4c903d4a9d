import { ActionDialog } from '@/components/form/ActionDialog';
import { TextAreaField } from '@/components/inputs/TextField';
import { followUp as limit } from '@/contract/limits/follow-up';
import { canAcknowledge } from '@/domain/follow-up/follow-up';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { acknowledgeAdverse } from '@/services/follow-up';
import { useAdverseNotice } from '../useAdverseNotice';
import { type FollowUpDialogProps, useFollowUpChange } from '../useFollowUpChange';

/** Records what was done about a severe or serious adverse reaction. */
export function AcknowledgeDialog(props: FollowUpDialogProps) {
  const t = useText(followUpTexts);
  const { followUp, subject, change } = useFollowUpChange(props, { canStill: canAcknowledge });
  const updateNotice = useAdverseNotice();
  const { followNo } = followUp;
  return (
    <ActionDialog<{ note: string }>
      draft={`followUp.acknowledge:${followUp.id}`}
      title={t('acknowledge.title', { followNo: subject })}
      okText={t('action.acknowledge')}
      warning={t('acknowledge.effect')}
      version={followUp.version}
      onSubmit={async ({ note }) =>
        updateNotice(
          await change(
            (one) => acknowledgeAdverse(one, note),
            t('acknowledge.done', { followNo }),
            (now, ownName) => now.adverseAckByName === ownName && now.adverseAckNote === note,
          ),
        )
      }
      onClose={props.onClose}
    >
      <TextAreaField
        name="note"
        label={t('field.adverseAckNote')}
        isRequired
        min={2}
        max={limit.maxAcknowledgeNoteLength}
      />
    </ActionDialog>
  );
}
