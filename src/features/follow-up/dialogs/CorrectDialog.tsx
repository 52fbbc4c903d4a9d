import { ProFormDependency } from '@ant-design/pro-components';
import { ActionDialog } from '@/components/form/ActionDialog';
import { InstantField } from '@/components/inputs/InstantField';
import { ReasonField } from '@/components/inputs/ReasonField';
import { toAntdRule } from '@/components/inputs/rules';
import type { ContactResult } from '@/contract/follow-up-input';
import type { FollowUp } from '@/contract/follow-up-list';
import { followUp as limit } from '@/contract/limits/follow-up';
import { canBeKnownAt, isSeriousEvent } from '@/domain/follow-up/serious-event';
import { type ContactValues, toContactResult, toContactValues } from '@/features/follow-up/contact-values';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { correctFollowUp } from '@/services/follow-up';
import { serverNow } from '@/utils/clock';
import { ContactResultFields } from '../ContactResultFields';
import { useAdverseNotice } from '../useAdverseNotice';
import { useConfirmDeath } from '../useConfirmDeath';
import { type FollowUpDialogProps, useFollowUpChange } from '../useFollowUpChange';

type Values = ContactResult & { reason: string; seriousKnownAt?: string };

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
  const { followNo, nextAt, outcome, adverseSerious, doneAt } = followUp;
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
      onSubmit={async ({ reason, seriousKnownAt, ...values }) => {
        const work = (one: FollowUp) =>
          correctFollowUp(one, { ...toContactResult(values), nextAt, reason, seriousKnownAt });
        updateNotice(await change(work, t('correct.done', { followNo })));
      }}
      onClose={props.onClose}
    >
      <ContactResultFields wasDeceased={wasDeceased} />
      <ProFormDependency name={['outcome', 'adverse', 'adverseSerious']}>
        {(result: Partial<Values>) =>
          isSeriousEvent(result) &&
          !adverseSerious && (
            <InstantField
              name="seriousKnownAt"
              label={t('field.seriousKnownAt')}
              isRequired
              extra={t('field.seriousKnownAt.extra')}
              rules={[
                toAntdRule<string>((at) =>
                  canBeKnownAt(at, doneAt, serverNow()) ? undefined : t('field.seriousKnownAt.range'),
                ),
              ]}
            />
          )
        }
      </ProFormDependency>
      <ReasonField min={limit.minCorrectionReasonLength} rows={2} />
    </ActionDialog>
  );
}
