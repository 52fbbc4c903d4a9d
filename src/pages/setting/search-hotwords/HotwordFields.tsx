import { ProFormDependency, ProFormRadio, ProFormSwitch } from '@ant-design/pro-components';
import { Form } from 'antd';
import { NumberField } from '@/components/inputs/NumberField';
import { TextField } from '@/components/inputs/TextField';
import { ValidityRangeField } from '@/components/inputs/ValidityRangeField';
import type { HotwordInput } from '@/contract/hotword';
import { hotwordLinkTypes, hotword as limit } from '@/contract/limits/hotword';
import { settingStatuses } from '@/contract/limits/setting';
import { sort } from '@/contract/limits/sort';
import { useText } from '@/hooks/useText';
import { TargetField } from './TargetField';
import type { Targets } from './useTargets';

export function HotwordFields({ targets }: { targets: Targets }) {
  const t = useText('hotword');
  const form = Form.useFormInstance<HotwordInput>();
  return (
    <>
      <TextField name="word" label={t('field.word')} isRequired max={limit.word} extra={t('hint.word')} />
      <ProFormRadio.Group
        name="linkType"
        label={t('field.linkType')}
        rules={[{ required: true }]}
        options={hotwordLinkTypes.map((type) => ({ value: type, label: t(`linkType.${type}`) }))}
        // A project is no category, and no page.
        fieldProps={{ onChange: () => form.setFields([{ name: 'target', value: null, errors: [] }]) }}
      />
      <ProFormDependency name={['linkType']}>
        {({ linkType }) => <TargetField linkType={linkType as HotwordInput['linkType']} targets={targets} />}
      </ProFormDependency>
      <ValidityRangeField names={['validFrom', 'validTo']} labels={[t('field.validFrom'), t('field.validTo')]} />
      <NumberField
        name="sort"
        label={t('field.sort')}
        isRequired
        min={sort.min}
        max={sort.max}
        extra={t('hint.sort')}
      />
      <ProFormSwitch name="highlighted" label={t('field.highlighted')} extra={t('hint.highlighted')} />
      <ProFormRadio.Group
        name="status"
        label={t('field.status')}
        extra={t('hint.status', { max: limit.enabled })}
        rules={[{ required: true }]}
        options={settingStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
    </>
  );
}
