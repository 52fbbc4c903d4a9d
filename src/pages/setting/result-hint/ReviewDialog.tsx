import { ProFormCheckbox, ProFormDependency, ProFormRadio } from '@ant-design/pro-components';
import { useModel } from '@umijs/max';
import { Alert } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { TextAreaField } from '@/components/inputs/TextField';
import { resultHint as limit } from '@/contract/limits/result-hint';
import { useText } from '@/hooks/useText';
import { reviewResultHint } from '@/services/result-hint';
import type { HintDialogProps } from './HintDialogs';
import styles from './HintPreview.module.css';
import { SampledPreview } from './SampledPreview';
import { useDone } from './useDone';
import { reviewState, useHintWords } from './words';

/** Domain.md 6.14: what a reviewer makes sure of. */
const checks = ['noDiagnosis', 'noDrug', 'noPromise', 'noFalseComfort', 'whereToGo'] as const;

type Values = { verdict: 'approve' | 'refuse'; checks?: string[]; note?: string | null };

function VerdictFields() {
  const t = useText('resultHint');
  return (
    <>
      <ProFormRadio.Group
        name="verdict"
        label={t('medical.verdict')}
        options={(['approve', 'refuse'] as const).map((verdict) => ({
          value: verdict,
          label: t(`medical.${verdict}`),
        }))}
        rules={[{ required: true, message: t('medical.verdictRequired') }]}
      />
      <ProFormDependency name={['verdict']}>
        {({ verdict }) => (
          <>
            {verdict === 'approve' && (
              <ProFormCheckbox.Group
                name="checks"
                label={t('medical.checks')}
                layout="vertical"
                options={checks.map((check) => ({ value: check, label: t(`medical.${check}`) }))}
                rules={[{ required: true, type: 'array', len: checks.length, message: t('medical.checksRequired') }]}
              />
            )}
            {verdict === 'refuse' && (
              <Alert role="note" type="warning" title={t('medical.refuseWarning')} style={{ marginBlockEnd: 16 }} />
            )}
            {verdict !== undefined && (
              <TextAreaField
                name="note"
                label={t('medical.note')}
                isRequired={verdict === 'refuse'}
                max={limit.reviewNote}
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
  const t = useText('resultHint');
  const words = useHintWords();
  const done = useDone(props);
  const { initialState } = useModel('@@initialState');
  // The console knows the operator's name alone; whose review it is, the server decides.
  const isOwn = initialState?.currentUser?.name === hint.textEditedByName;

  const submit = async ({ verdict, note }: Values) => {
    const approved = verdict === 'approve';
    const work = reviewResultHint(hint, { approved, ...(note && { note }) });
    await done(work, () => t(approved ? 'done.review.approved' : 'done.review.refused'));
  };

  return (
    <ActionDialog<Values>
      isOpen
      width={860}
      title={t('medical.title', { name: hint.name })}
      okText={t('medical.submit')}
      warning={isOwn ? t('medical.own', { name: hint.textEditedByName }) : undefined}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <div className={styles.review}>
        <SampledPreview
          hint={hint}
          levelName={words.level({ code: hint.levelCode, name: hint.levelName })}
          projectName={hint.projectName ?? undefined}
        />
        <div>
          <p>{t('medical.editor', { name: hint.textEditedByName })}</p>
          {reviewState(hint) !== 'open' && (
            <p>{t('medical.last', { state: words.review(hint), name: hint.reviewedByName ?? '—' })}</p>
          )}
          {hint.reviewNote !== null && <p>{t('medical.lastNote', { note: hint.reviewNote })}</p>}
          <VerdictFields />
        </div>
      </div>
    </ActionDialog>
  );
}
