import { ProFormDependency } from '@ant-design/pro-components';
import { Form } from 'antd';
import { NumberField } from '@/components/inputs/NumberField';
import { RadioField } from '@/components/inputs/RadioField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextField } from '@/components/inputs/TextField';
import { ValidityRangeField } from '@/components/inputs/ValidityRangeField';
import type { HotwordInput } from '@/contract/hotword';
import { hotwordLinkTypes, hotword as limit } from '@/contract/limits/hotword';
import { settingStatuses } from '@/contract/limits/setting';
import { sort } from '@/contract/limits/sort';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import { StateAfterSave } from './StateAfterSave';
import { TargetField } from './TargetField';
import type { Targets } from './useTargets';

type Linked = Pick<HotwordInput, 'linkType' | 'target'>;

export function HotwordFields({ targets }: { targets: Targets }) {
  const t = useText(hotwordTexts);
  const form = Form.useFormInstance<HotwordInput>();
  return (
    <>
      <TextField name="word" label={t('field.word')} isRequired max={limit.maxWordLength} extra={t('hint.word')} />
      <RadioField
        name="linkType"
        label={t('field.linkType')}
        isRequired
        options={hotwordLinkTypes.map((type) => ({ value: type, label: t(`linkType.${type}`) }))}
        // The previous target belongs to another link type.
        onChoose={() => form.setFields([{ name: 'target', value: null, errors: [] }])}
      />
      <ProFormDependency name={['linkType', 'target']}>
        {(linked) => <TargetField {...(linked as Linked)} targets={targets} />}
      </ProFormDependency>
      <ValidityRangeField names={['validFrom', 'validTo']} labels={[t('field.validFrom'), t('field.validTo')]} />
      <NumberField name="sort" label={t('field.sort')} min={sort.min} max={sort.max} extra={t('hint.sort')} />
      <SwitchField name="highlighted" label={t('field.highlighted')} extra={t('hint.highlighted')} />
      <RadioField
        name="status"
        label={t('field.status')}
        extra={t('hint.status', { max: limit.maxEnabled })}
        isRequired
        options={settingStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
      <StateAfterSave />
    </>
  );
}
