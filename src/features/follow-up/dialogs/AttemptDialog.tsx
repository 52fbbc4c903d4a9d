import { ProFormDependency } from '@ant-design/pro-components';
import { ActionDialog } from '@/components/form/ActionDialog';
import { InstantField } from '@/components/inputs/InstantField';
import { RadioField } from '@/components/inputs/RadioField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField } from '@/components/inputs/TextField';
import type { FollowUpAttempt } from '@/contract/follow-up-list';
import { attemptResults, followUpWays, followUp as limit } from '@/contract/limits/follow-up';
import { isSameValue } from '@/domain/compare';
import { allowsGivingUp, getFollowUpActions } from '@/domain/follow-up/follow-up';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { addFollowUpAttempt } from '@/services/follow-up';
import { CriticalCard } from '../CriticalCard';
import { formatDue } from '../format-due';
import { useConfirmPlan } from '../useConfirmPlan';
import { type FollowUpDialogProps, useFollowUpChange } from '../useFollowUpChange';
import { CallBackButtons } from './CallBackButtons';

type Values = Pick<FollowUpAttempt, 'way' | 'result'> & {
  note?: string | null;
  ends?: boolean;
  callBackAt?: string | null;
};

function toAttempt({ way, result, note, ends: isToEnd, callBackAt }: Values): FollowUpAttempt {
  const ends = allowsGivingUp(result) && isToEnd === true;
  return { way, result, note: note || null, ends, callBackAt: ends ? null : (callBackAt ?? null) };
}

/** Records an unsuccessful contact attempt. */
export function AttemptDialog(props: FollowUpDialogProps) {
  const t = useText(followUpTexts);
  const { followUp, subject, change } = useFollowUpChange(props, {
    canStill: ({ status, attemptLog }) => getFollowUpActions(status, attemptLog).includes('addAttempt'),
  });
  const confirmPlan = useConfirmPlan();
  const { attempts } = followUp;
  return (
    <ActionDialog<Values>
      draft={`followUp.addAttempt:${followUp.id}`}
      title={t('attempt.title', { followNo: subject })}
      okText={t('attempt.ok')}
      warning={t('attempt.rule', { count: attempts })}
      version={followUp.version}
      // By far the most frequent result; whatever way is planned, the results are those of a call.
      initialValues={{ result: 'noAnswer', way: 'phone' }}
      confirm={async (values) => {
        const { callBackAt } = toAttempt(values);
        return callBackAt === null || confirmPlan(followUp, callBackAt);
      }}
      onSubmit={(values) =>
        change(
          (one) => addFollowUpAttempt(one, toAttempt(values)),
          (changed) =>
            changed.status === 'unreachable'
              ? t('attempt.done', { count: changed.attempts })
              : t('attempt.doneDue', { count: changed.attempts, due: formatDue(changed.dueAt) }),
          ({ attemptLog, status }, ownName) => {
            const { ends, callBackAt, ...attempt } = toAttempt(values);
            const last = attemptLog.at(-1);
            const isLast = attemptLog.length > attempts && isSameValue({ ...last, ...attempt, byName: ownName }, last);
            return isLast && (!ends || status === 'unreachable');
          },
        )
      }
      onClose={props.onClose}
    >
      {followUp.critical && <CriticalCard critical={followUp.critical} />}
      <RadioField
        name="result"
        label={t('field.result')}
        isRequired
        options={attemptResults.map((value) => ({ value, label: t(`result.${value}`) }))}
      />
      <ProFormDependency name={['result', 'ends']}>
        {({ result, ends }: Partial<Values>) =>
          result &&
          allowsGivingUp(result) && (
            <SwitchField name="ends" label={t('field.ends')} extra={ends && props.losesInput && t('losesInput')} />
          )
        }
      </ProFormDependency>
      <RadioField
        name="way"
        label={t('field.way')}
        isRequired
        options={followUpWays.map((value) => ({ value, label: t(`way.${value}`) }))}
      />
      <TextAreaField name="note" label={t('field.note')} max={limit.maxAttemptNoteLength} rows={2} />
      <ProFormDependency name={['ends', 'result']}>
        {({ ends, result }: Partial<Values>) =>
          !(ends && result && allowsGivingUp(result)) && (
            <InstantField name="callBackAt" label={t('callBack')} placeholder={t('callBack.none')} isFuture isDue />
          )
        }
      </ProFormDependency>
      <CallBackButtons getValues={(callBackAt) => ({ callBackAt, ends: false })} />
    </ActionDialog>
  );
}
