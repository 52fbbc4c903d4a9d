import { ProFormDependency } from '@ant-design/pro-components';
import { Alert } from 'antd';
import { RadioField } from '@/components/inputs/RadioField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField } from '@/components/inputs/TextField';
import {
  adverseDegrees,
  followUpOutcomes,
  followUpWays,
  followUp as limit,
  seenDoctorAnswers,
} from '@/contract/limits/follow-up';
import { seriousEventReportHours } from '@/domain/follow-up/serious-event';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import type { ContactValues } from './contact-values';

type Props = {
  /** Whether the saved result is a death, whose effects have already happened. */
  wasDeceased?: boolean;
};

/** Result fields of a contact. No default values, because a question that was not asked has no answer. */
export function ContactResultFields({ wasDeceased = false }: Props) {
  const t = useText(followUpTexts);
  return (
    <>
      <RadioField
        name="outcome"
        label={t('field.outcome')}
        isRequired
        options={followUpOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
      />
      <ProFormDependency name={['outcome']}>
        {({ outcome }: ContactValues) => {
          const isDeceased = outcome === 'deceased';
          if (isDeceased === wasDeceased) return null;
          const title = t(isDeceased ? 'complete.deceased' : 'correct.notDeceased');
          const type = isDeceased ? 'error' : 'warning';
          return <Alert role="status" type={type} showIcon title={title} style={{ marginBlockEnd: 16 }} />;
        }}
      </ProFormDependency>
      <RadioField
        name="seenDoctor"
        label={t('field.seenDoctor')}
        isRequired
        options={seenDoctorAnswers.map((value) => ({ value, label: t(`seenDoctor.${value}`) }))}
      />
      <RadioField
        name="adverse"
        label={t('field.adverse')}
        isRequired
        options={adverseDegrees.map((value) => ({ value, label: t(`adverse.${value}`) }))}
      />
      <ProFormDependency name={['outcome', 'adverse', 'adverseSerious']}>
        {({ outcome, adverse, adverseSerious }: ContactValues) =>
          adverse !== undefined &&
          adverse !== 'none' &&
          (outcome === 'deceased' ? (
            <p role="note">{t('field.adverseSerious.death')}</p>
          ) : (
            <SwitchField
              name="adverseSerious"
              label={t('field.adverseSerious')}
              extra={
                adverseSerious
                  ? t('field.adverseSerious.deadline', { hours: seriousEventReportHours })
                  : t('field.adverseSerious.help')
              }
            />
          ))
        }
      </ProFormDependency>
      <TextAreaField
        name="content"
        label={t('field.content')}
        isRequired
        min={limit.minContentLength}
        max={limit.maxContentLength}
        rows={3}
      />
      <RadioField
        name="way"
        label={t('field.way')}
        isRequired
        options={followUpWays.map((value) => ({ value, label: t(`way.${value}`) }))}
      />
    </>
  );
}
