import { ActionDialog } from '@/components/form/ActionDialog';
import { getFollowUpActions } from '@/domain/follow-up/follow-up';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { giveUpFollowUp } from '@/services/follow-up';
import { CriticalCard } from '../CriticalCard';
import { type FollowUpDialogProps, useFollowUpChange } from '../useFollowUpChange';

/** Marks the patient as unreachable. */
export function GiveUpDialog(props: FollowUpDialogProps) {
  const t = useText(followUpTexts);
  const { followUp, subject, change } = useFollowUpChange(props, {
    canStill: ({ status, attemptLog }) => getFollowUpActions(status, attemptLog).includes('giveUp'),
  });
  const { followNo, attempts } = followUp;
  return (
    <ActionDialog
      draft={null}
      title={t('giveUp.title', { followNo: subject })}
      okText={t('action.giveUp')}
      isDanger
      warning={
        <>
          {t('giveUp.effect', { count: attempts })}
          {props.losesInput && <div>{t('losesInput')}</div>}
        </>
      }
      onSubmit={() => change(giveUpFollowUp, t('giveUp.done', { followNo }))}
      onClose={props.onClose}
    >
      {followUp.critical && <CriticalCard critical={followUp.critical} />}
    </ActionDialog>
  );
}
