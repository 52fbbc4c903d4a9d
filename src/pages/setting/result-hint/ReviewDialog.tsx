import { ProFormDependency } from '@ant-design/pro-components';
import { Alert } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { CheckboxesField } from '@/components/inputs/CheckboxesField';
import { RadioField } from '@/components/inputs/RadioField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField } from '@/components/inputs/TextField';
import { useEntityAction } from '@/components/useEntityAction';
import { resultHint as limit } from '@/contract/limits/result-hint';
import { reviewState } from '@/domain/hint/review';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { enableResultHint, reviewResultHint } from '@/services/result-hint';
import styles from './HintPreview.module.css';
import type { HintDialogProps } from './hint-dialog';
import { SampledPreview } from './SampledPreview';
import { useHintLabels } from './useHintLabels';

/** Domain.md 6.14: what a reviewer makes sure of. */
const checks = ['noDiagnosis', 'noDrug', 'noPromise', 'noFalseComfort', 'whereToGo'] as const;

type Values = { verdict: 'approve' | 'refuse'; checks?: string[]; note?: string | null; isEnabled?: boolean };

function VerdictFields() {
  const t = useText(resultHintTexts);
  return (
    <>
      <RadioField
        name="verdict"
        label={t('medical.verdict')}
        options={(['approve', 'refuse'] as const).map((verdict) => ({
          value: verdict,
          label: t(`medical.${verdict}`),
        }))}
        isRequired
        requiredText={t('medical.verdictRequired')}
      />
      <ProFormDependency name={['verdict']}>
        {({ verdict }) => (
          <>
            {verdict === 'approve' && (
              <CheckboxesField
                name="checks"
                label={t('medical.checks')}
                className={styles.checks}
                options={checks.map((check) => ({ value: check, label: t(`medical.${check}`) }))}
                isRequired
                rules={[{ required: true, type: 'array', len: checks.length, message: t('medical.checksRequired') }]}
              />
            )}
            {verdict === 'refuse' && (
              <Alert role="note" type="warning" title={t('medical.refuseWarning')} style={{ marginBlockEnd: 16 }} />
            )}
            {verdict === 'approve' && <SwitchField name="isEnabled" label={t('medical.enable')} />}
            {verdict !== undefined && (
              <TextAreaField
                name="note"
                label={t('medical.note')}
                isRequired={verdict === 'refuse'}
                max={limit.maxReviewNoteLength}
              />
            )}
          </>
        )}
      </ProFormDependency>
    </>
  );
}

/** Passes or refuses the medical review of a hint, with what members read in view. */
export function ReviewDialog({ dialog: { hint }, ...props }: HintDialogProps) {
  const t = useText(resultHintTexts);
  const labels = useHintLabels();
  const act = useEntityAction(props.reload);
  const { textEditedByMe: isOwn } = hint;

  const submit = async ({ verdict, note, isEnabled }: Values) => {
    const approved = verdict === 'approve';
    const review = async () => {
      const reviewed = await reviewResultHint(hint, { approved, ...(note && { note }) });
      return approved && isEnabled ? enableResultHint(reviewed) : reviewed;
    };
    await act(review, {
      done: ({ status }) => {
        if (!approved) return t('done.review.refused');
        return t(status === 'enabled' ? 'done.review.enabled' : 'done.review.approved');
      },
    });
  };

  return (
    <ActionDialog<Values>
      width={860}
      title={t('medical.title', { name: hint.name })}
      okText={t('medical.submit')}
      canSubmit={!isOwn}
      warning={isOwn ? t('medical.own', { name: hint.textEditedByName }) : undefined}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <div className={styles.review}>
        <SampledPreview
          hint={hint}
          level={{ code: hint.levelCode, name: hint.levelName }}
          projectName={hint.projectName ?? undefined}
        />
        <div>
          <p>{t('medical.editor', { name: hint.textEditedByName })}</p>
          {reviewState(hint) !== 'open' && (
            <p>{t('medical.last', { state: labels.review(hint), name: hint.reviewedByName ?? '—' })}</p>
          )}
          {hint.reviewNote !== null && <p>{t('medical.lastNote', { note: hint.reviewNote })}</p>}
          {!isOwn && <VerdictFields />}
        </div>
      </div>
    </ActionDialog>
  );
}
