import { ProFormDependency } from '@ant-design/pro-components';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { CheckboxesField } from '@/components/inputs/CheckboxesField';
import { RadioField } from '@/components/inputs/RadioField';
import { TextAreaField } from '@/components/inputs/TextField';
import { useText } from '@/hooks/useText';
import { reviewTexts } from '@/locales/review';
import styles from './review.module.css';

/** What the fields hold. */
export type Verdict = { verdict: 'approve' | 'refuse'; checks?: string[]; note?: string | null };

type Props = {
  /** What a reviewer makes sure of, each to be ticked before it can be passed. */
  checks?: readonly { value: string; label: string }[];
  /** What becomes of what is refused. */
  refuseWarning: string;
  maxNoteLength: number;
  /** What else can be decided with a pass. */
  withPass?: ReactNode;
};

/** Passes, or refuses with a note. */
export function VerdictFields({ checks, refuseWarning, maxNoteLength, withPass }: Props) {
  const t = useText(reviewTexts);
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
