import { Form } from 'antd';
import { NumberField } from '@/components/inputs/NumberField';
import { RadioField } from '@/components/inputs/RadioField';
import { project as limit, repeatPolicies } from '@/contract/limits/project';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import type { ProjectValues } from './values';

/** How often a member may participate. */
export function RepeatFields() {
  const t = useText(projectTexts);
  const policy = Form.useWatch<ProjectValues['repeatPolicy']>('repeatPolicy');
  return (
    <>
      <RadioField
        name="repeatPolicy"
        label={t('field.repeatPolicy')}
        isRequired
        options={repeatPolicies.map((one) => ({ value: one, label: t(`repeatPolicy.${one}`) }))}
      />
      {policy === 'perDays' && (
        <NumberField name="repeatDays" label={t('field.repeatDays')} isRequired min={1} max={limit.maxRepeatDays} />
      )}
    </>
  );
}
