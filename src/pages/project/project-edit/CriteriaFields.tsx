import { Col, Form } from 'antd';
import { memo } from 'react';
import { FormCell, FormSection } from '@/components/form/FormSection';
import { CheckboxesField } from '@/components/inputs/CheckboxesField';
import { MultiSelectField } from '@/components/inputs/MultiSelectField';
import { NumberField } from '@/components/inputs/NumberField';
import { RadioField } from '@/components/inputs/RadioField';
import { afterRule } from '@/components/inputs/range-rule';
import { TextAreaField } from '@/components/inputs/TextField';
import { ValidityRangeField } from '@/components/inputs/ValidityRangeField';
import { project as limit, projectFollowUpPlans, targetGenders } from '@/contract/limits/project';
import type { Project } from '@/contract/project-list';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { projectEditTexts } from '@/locales/projectEdit';
import { AgreementFields } from './AgreementFields';
import { RepeatFields } from './RepeatFields';
import type { Choices } from './useChoices';
import type { ProjectValues } from './values';

type Props = { project: Project | undefined; choices: Choices; isLive: boolean };

/** Hospitals, which projects that recruit need. */
function HospitalsField({ choices, isLive }: Pick<Props, 'choices' | 'isLive'>) {
  const t = useText(projectTexts);
  const tEdit = useText(projectEditTexts);
  const isRecruit = Form.useWatch<ProjectValues['type']>('type') === 'recruit';
  return (
    <MultiSelectField
      name="hospitalIds"
      label={t('field.hospitalIds')}
      isRequired={isRecruit && isLive}
      requiredText={tEdit('hospitals.required')}
      extra={isRecruit && !isLive ? tEdit('neededToPublish') : tEdit('hospitals.hint')}
      options={choices.hospitals}
      read={choices.read}
      max={limit.maxHospitals}
    />
  );
}

/** Fields of the second step: participants, period, requirements and follow-ups. Memoized like `BasicFields`. */
export const CriteriaFields = memo(function CriteriaFields({ project, choices, isLive }: Props) {
  const t = useText(projectTexts);
  const tEdit = useText(projectEditTexts);
  const ages = { min: limit.minAge, max: limit.maxAge };
  return (
    <>
      <FormSection title={tEdit('section.who')}>
        <FormCell>
          <RadioField
            name="targetGender"
            label={t('field.targetGender')}
            isRequired
            options={targetGenders.map((gender) => ({ value: gender, label: t(`gender.${gender}`) }))}
          />
        </FormCell>
        <Col xs={12} lg={6}>
          <NumberField name="minAge" label={t('field.minAge')} {...ages} extra={tEdit('age.hint')} />
        </Col>
        <Col xs={12} lg={6}>
          <NumberField
            name="maxAge"
            label={t('field.maxAge')}
            {...ages}
            dependencies={['minAge']}
            rules={[afterRule<number>('minAge', (min, max) => min <= max, tEdit('age.order'))]}
          />
        </Col>
        <FormCell>
          <TextAreaField name="inclusionCriteria" label={t('field.inclusionCriteria')} max={limit.maxCriteriaLength} />
        </FormCell>
        <FormCell>
          <TextAreaField name="exclusionCriteria" label={t('field.exclusionCriteria')} max={limit.maxCriteriaLength} />
        </FormCell>
        <FormCell isWide>
          <HospitalsField choices={choices} isLive={isLive} />
        </FormCell>
      </FormSection>
      <FormSection title={tEdit('section.when')}>
        <FormCell isWide>
          <ValidityRangeField
            names={['startAt', 'endAt']}
            labels={[t('field.startAt'), t('field.endAt')]}
            isEndAhead={project?.status !== 'finished'}
            days={[30, 90, 180]}
          />
        </FormCell>
        <FormCell>
          <NumberField
            name="quotaTotal"
            label={t('field.quotaTotal')}
            min={1}
            max={limit.maxQuota}
            extra={tEdit('quota.hint')}
          />
        </FormCell>
        <FormCell>
          <RepeatFields />
        </FormCell>
      </FormSection>
      <FormSection title={tEdit('section.asked')}>
        <AgreementFields choices={choices} isLive={isLive} />
      </FormSection>
      <FormSection title={tEdit('section.followUp')}>
        <FormCell>
          <CheckboxesField
            name="followUpPlan"
            label={t('field.followUpPlan')}
            extra={tEdit('plan.hint')}
            options={projectFollowUpPlans.map((plan) => ({ value: plan, label: t(`plan.${plan}`) }))}
          />
        </FormCell>
        <FormCell>
          <TextAreaField
            name="followUpScript"
            label={t('field.followUpScript')}
            max={limit.maxFollowUpScriptLength}
            extra={tEdit('script.hint')}
          />
        </FormCell>
      </FormSection>
    </>
  );
});
