import { Button } from 'antd';
import { CheckboxesField } from '@/components/inputs/CheckboxesField';
import { TextAreaField } from '@/components/inputs/TextField';
import { report as limit } from '@/contract/limits/report';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { AbnormalItemsField } from './AbnormalItemsField';
import styles from './report.module.css';
import { reviewChecks } from './review-values';

type Props = {
  /** Unmasked during the review. */
  patientName: string | null;
  /** Whether the patient has given a name. */
  isNamed: boolean;
  onCheckAll: () => void;
};

/** Checks and reading of a report. */
export function ReviewFields({ patientName, isNamed, onCheckAll }: Props) {
  const t = useText(reportReviewTexts);
  const hasAll = async (_: unknown, checked: readonly string[] | undefined) => {
    if ((checked?.length ?? 0) < reviewChecks.length) throw new Error(t('checks.missing'));
  };
  const personOf = patientName === null ? t('checks.person') : t('checks.personOf', { name: patientName });
  const personCheck = isNamed ? personOf : t('checks.personUnnamed');
  return (
    <>
      <CheckboxesField
        name="checks"
        label={t('checks.title')}
        isRequired
        extra={
          <Button size="small" className={styles.checkAll} onClick={onCheckAll}>
            {t('checks.all')}
          </Button>
        }
        className={styles.checks}
        options={reviewChecks.map((value) => ({
          value,
          label: value === 'person' ? personCheck : t(`checks.${value}`),
        }))}
        rules={[{ validator: hasAll }]}
      />
      <TextAreaField name="conclusion" label={t('conclusion')} max={limit.maxConclusionLength} rows={2} />
      <AbnormalItemsField />
      <TextAreaField name="comment" label={t('comment')} max={limit.maxCommentLength} rows={2} />
    </>
  );
}
