import { ProFormDigit, ProFormRadio, ProFormSelect } from '@ant-design/pro-components';
import { ImageField } from '@/components/inputs/image/ImageField';
import { requiredRule } from '@/components/inputs/rules';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import { ValidityRangeField } from '@/components/inputs/ValidityRangeField';
import { bannerAudiences, bannerPositions, bannerStatuses, banner as limit } from '@/contract/limits/banner';
import { sort as sortLimit } from '@/contract/limits/sort';
import { useText } from '@/hooks/useText';
import { LinkFields } from './LinkFields';
import { StateAfterSave } from './StateAfterSave';

/** All that is written of a banner (domain.md 6.14). */
export function BannerFields() {
  const t = useText('banner');
  const tInput = useText('input');
  return (
    <>
      <TextField name="title" label={t('field.title')} isRequired max={limit.title} extra={t('hint.title')} />
      <ImageField name="imageUrl" label={t('field.imageUrl')} isRequired purpose="bannerImage" />
      <ProFormRadio.Group
        name="position"
        label={t('field.position')}
        options={bannerPositions.map((position) => ({ value: position, label: t(`position.${position}`) }))}
      />
      <LinkFields />
      <ValidityRangeField names={['startAt', 'endAt']} labels={[t('field.startAt'), t('field.endAt')]} />
      <ProFormSelect
        name="audience"
        label={t('field.audience')}
        allowClear={false}
        options={bannerAudiences.map((audience) => ({ value: audience, label: t(`audience.${audience}`) }))}
      />
      <ProFormDigit
        name="sort"
        label={t('field.sort')}
        extra={t('hint.sort')}
        min={sortLimit.min}
        max={sortLimit.max}
        fieldProps={{ precision: 0 }}
        required
        rules={[{ ...requiredRule(tInput('required')), type: 'number' }]}
      />
      <ProFormRadio.Group
        name="status"
        label={t('field.status')}
        options={bannerStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
      <StateAfterSave />
      <TextAreaField name="remark" label={t('field.remark')} max={limit.remark} rows={2} />
    </>
  );
}
