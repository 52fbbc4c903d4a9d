import { ProFormDependency } from '@ant-design/pro-components';
import { useUpdateEffect } from 'ahooks';
import { Alert, Form } from 'antd';
import type { ReactNode } from 'react';
import { CheckboxesField } from '@/components/inputs/CheckboxesField';
import { RadioField } from '@/components/inputs/RadioField';
import { TextAreaField } from '@/components/inputs/TextField';
import { useText } from '@/hooks/useText';
import { reviewTexts } from '@/locales/review';
import styles from './review.module.css';

/** Values of the fields. */
export type Verdict = { verdict: 'approve' | 'refuse'; checks?: string[]; note?: string | null };

type Props = {
  /** Version of what is reviewed: another one has to be checked again. */
  version: number;
  /** Checks that a reviewer has to confirm before an approval. */
  checks?: readonly { value: string; label: string }[];
  /** Effect of a refusal. */
  refuseWarning: string;
  maxNoteLength: number;
  /** Additional fields of an approval. */
  withPass?: ReactNode;
};

/** Fields for a review: approve, or refuse with a note. */
export function VerdictFields({ version, checks, refuseWarning, maxNoteLength, withPass }: Props) {
  const t = useText(reviewTexts);
  const form = Form.useFormInstance<Verdict>();
  useUpdateEffect(() => form.resetFields(['checks']), [version]);
  return (
    <>
      <RadioField
        name="verdict"
        label={t('verdict')}
        options={(['approve', 'refuse'] as const).map((verdict) => ({ value: verdict, label: t(verdict) }))}
        isRequired
        requiredText={t('verdictRequired')}
      />
      <ProFormDependency name={['verdict']}>
        {({ verdict }) => (
          <>
            {verdict === 'approve' && checks && (
              <CheckboxesField
                name="checks"
                label={t('checks')}
                className={styles.checks}
                options={[...checks]}
                isRequired
                rules={[{ required: true, type: 'array', len: checks.length, message: t('checksRequired') }]}
              />
            )}
            {verdict === 'refuse' && (
              <Alert role="note" type="warning" title={refuseWarning} style={{ marginBlockEnd: 16 }} />
            )}
            {verdict === 'approve' && withPass}
            {verdict !== undefined && (
              <TextAreaField name="note" label={t('note')} isRequired={verdict === 'refuse'} max={maxNoteLength} />
            )}
          </>
        )}
      </ProFormDependency>
    </>
  );
}
