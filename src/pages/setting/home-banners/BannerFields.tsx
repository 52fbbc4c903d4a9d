import { NEW_ENTITY } from '@/components/form/useEditParam';
import { ImageField } from '@/components/inputs/image/ImageField';
import { NumberField } from '@/components/inputs/NumberField';
import { RadioField } from '@/components/inputs/RadioField';
import { SelectField } from '@/components/inputs/SelectField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import { ValidityRangeField } from '@/components/inputs/ValidityRangeField';
import { LinkFields } from '@/components/link/LinkFields';
import {
  bannerAudiences,
  bannerLinkTypes,
  bannerPositions,
  bannerStatuses,
  banner as limit,
} from '@/contract/limits/banner';
import { sort as sortLimit } from '@/contract/limits/sort';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import { StateAfterSave } from './StateAfterSave';

/**
 * Form fields of a banner (docs/domain.md 6.14).
 *
 * @param id banner id, or `new`
 */
export function BannerFields({ id }: { id: string }) {
  const t = useText(bannerTexts);
  const isNew = id === NEW_ENTITY;
  return (
    <>
      <TextField name="title" label={t('field.title')} isRequired max={limit.maxTitleLength} extra={t('hint.title')} />
      <ImageField name="imageUrl" label={t('field.imageUrl')} isRequired purpose="bannerImage" />
      <RadioField
        name="position"
        label={t('field.position')}
        isRequired
        options={bannerPositions.map((position) => ({ value: position, label: t(`position.${position}`) }))}
      />
      <LinkFields types={bannerLinkTypes} />
      <ValidityRangeField names={['startAt', 'endAt']} labels={[t('field.startAt'), t('field.endAt')]} />
      <SelectField
        name="audience"
        label={t('field.audience')}
        isRequired
        options={bannerAudiences.map((audience) => ({ value: audience, label: t(`audience.${audience}`) }))}
      />
      <NumberField
        name="sort"
        label={t('field.sort')}
        extra={t(isNew ? 'hint.sortNew' : 'hint.sort')}
        isRequired={!isNew}
        min={sortLimit.min}
        max={sortLimit.max}
      />
      <RadioField
        name="status"
        label={t('field.status')}
        isRequired
        options={bannerStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
      <StateAfterSave id={id} />
      <TextAreaField name="remark" label={t('field.remark')} max={limit.maxRemarkLength} rows={2} />
    </>
  );
}
