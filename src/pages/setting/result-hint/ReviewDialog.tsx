import { Button } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntityChange } from '@/components/form/useEntityChange';
import { SwitchField } from '@/components/inputs/SwitchField';
import { LastReview } from '@/components/review/LastReview';
import { type Verdict, VerdictFields } from '@/components/review/VerdictFields';
import { resultHint as limit } from '@/contract/limits/result-hint';
import type { ResultHint } from '@/contract/result-hint';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { reviewTexts } from '@/locales/review';
import { enableResultHint, reviewResultHint } from '@/services/result-hint';
import styles from './HintPreview.module.css';
import type { HintDialogProps } from './hint-dialog';
import { SampledPreview } from './SampledPreview';

/** Checklist of the reviewer (docs/domain.md 6.14). */
const checks = ['noDiagnosis', 'noDrug', 'noPromise', 'noFalseComfort', 'whereToGo'] as const;

type Values = Verdict & { isEnabled?: boolean };

/** Approves or refuses a hint in its medical review, beside its preview. */
export function ReviewDialog({ dialog, onOpen, ...props }: HintDialogProps) {
  const t = useText(resultHintTexts);
  const tReview = useText(reviewTexts);
  const { entity: hint, change } = useEntityChange<ResultHint, ResultHint>({
    entity: dialog.hint,
    onChanged: props.reload,
  });
  const { textEditedByMe: isOwn } = hint;

  const submit = async ({ verdict, note, isEnabled }: Values) => {
    const approved = verdict === 'approve';
    const review = async (one: ResultHint) => {
      const reviewed = await reviewResultHint(one, { approved, ...(note && { note }) });
      return approved && isEnabled ? enableResultHint(reviewed) : reviewed;
    };
    await change(review, ({ status }) => {
      if (!approved) return t('done.review.refused');
      return t(status === 'enabled' ? 'done.review.enabled' : 'done.review.approved');
    });
  };

  return (
    <ActionDialog<Values>
      draft={`resultHint.review:${hint.id}`}
      width={860}
      title={t('medical.title', { name: hint.name })}
      okText={tReview('submit')}
      canSubmit={!isOwn}
      warning={
        isOwn && (
          <>
            {t('medical.own', { name: hint.textEditedByName })}{' '}
            {!hint.medicalReviewed && (
              <Button type="link" size="small" onClick={() => onOpen({ kind: 'requestReview', hint })}>
                {t('row.requestReview')}
              </Button>
            )}
          </>
        )
      }
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
          <LastReview reviewed={hint} />
          {!isOwn && (
            <VerdictFields
              version={hint.version}
              checks={checks.map((check) => ({ value: check, label: t(`medical.${check}`) }))}
              refuseWarning={t('medical.refuseWarning')}
              maxNoteLength={limit.maxReviewNoteLength}
              withPass={<SwitchField name="isEnabled" label={t('medical.enable')} />}
            />
          )}
        </div>
      </div>
    </ActionDialog>
  );
}
