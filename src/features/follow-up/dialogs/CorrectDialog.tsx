import { ActionDialog } from '@/components/form/ActionDialog';
import { ReasonField } from '@/components/inputs/ReasonField';
import type { ContactResult } from '@/contract/follow-up-input';
import type { FollowUp } from '@/contract/follow-up-list';
import { followUp as limit } from '@/contract/limits/follow-up';
import { type ContactValues, toContactResult, toContactValues } from '@/features/follow-up/contact-values';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { correctFollowUp } from '@/services/follow-up';
import { ContactResultFields } from '../ContactResultFields';
import { useAdverseNotice } from '../useAdverseNotice';
import { useConfirmDeath } from '../useConfirmDeath';
import { type FollowUpDialogProps, useFollowUpChange } from '../useFollowUpChange';

type Values = ContactResult & { reason: string };

type Props = FollowUpDialogProps & {
  /** Input for the completion that came after it; prefills the correction. */
  typed?: ContactValues;
};

/** Corrects the result of a completed follow-up. The date of the next contact is changed by rescheduling instead. */
export function CorrectDialog({ typed, ...props }: Props) {
  const t = useText(followUpTexts);
  const { followUp, subject, change } = useFollowUpChange(props, { canStill: ({ status }) => status === 'done' });
  const confirmDeath = useConfirmDeath();
  const updateNotice = useAdverseNotice();
  const { followNo, nextAt, outcome } = followUp;
  const wasDeceased = outcome === 'deceased';
  return (
    <ActionDialog<Values>
      draft={`followUp.correct:${followUp.id}`}
      title={t('correct.title', { followNo: subject })}
      okText={t('action.correct')}
      width={640}
      isLong
      warning={t('correct.effect')}
      version={followUp.version}
      initialValues={{ ...toContactValues(followUp), ...typed }}
      confirm={async (values) => wasDeceased || confirmDeath(values)}
      onSubmit={async ({ reason, ...values }) => {
        const work = (one: FollowUp) => correctFollowUp(one, { ...toContactResult(values), nextAt, reason });
        updateNotice(await change(work, t('correct.done', { followNo })));
      }}
      onClose={props.onClose}
    >
      <ContactResultFields wasDeceased={wasDeceased} />
      <ReasonField min={limit.minCorrectionReasonLength} rows={2} />
    </ActionDialog>
  );
}
