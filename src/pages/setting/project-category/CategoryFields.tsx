import { ColorField } from '@/components/inputs/ColorField';
import { ImageField } from '@/components/inputs/image/ImageField';
import { NumberField } from '@/components/inputs/NumberField';
import { RadioField } from '@/components/inputs/RadioField';
import { SelectField } from '@/components/inputs/SelectField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import type { Category } from '@/contract/category';
import { categoryCode, category as limit } from '@/contract/limits/category';
import { settingStatuses } from '@/contract/limits/setting';
import { sort } from '@/contract/limits/sort';
import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import { TOP } from './values';

type Props = { all: readonly Category[]; category: Category | undefined };

/** Form fields of docs/domain.md 6.14. Parent and code explain why they are read-only where they are. */
export function CategoryFields({ all, category }: Props) {
  const t = useText(categoryTexts);
  const hasChildren = all.some(({ parentId }) => category && parentId === category.id);
  const parents = all.filter(({ id, parentId }) => parentId === null && id !== category?.id);
  return (
    <>
      <TextField name="name" label={t('field.name')} isRequired max={limit.maxNameLength} />
      <SelectField
        name="parentId"
        label={t('field.parentId')}
        isDisabled={hasChildren}
        extra={hasChildren && t('parent.fixed')}
        isSearchable
        options={[
          { value: TOP, label: t('parent.none') },
          ...parents.map(({ id, name, status }) => ({
            value: id,
            label: status === 'enabled' ? name : t('parent.disabled', { name }),
          })),
        ]}
      />
      <TextField
        name="code"
        label={t('field.code')}
        isRequired
        isDisabled={category !== undefined}
        extra={t(category ? 'code.fixed' : 'code.hint')}
        max={limit.maxCodeLength}
        form={{ holds: (code) => categoryCode.test(code), message: t('code.form') }}
      />
      <ImageField name="iconUrl" label={t('field.iconUrl')} isRequired purpose="categoryIcon" />
      <TextAreaField name="description" label={t('field.description')} max={limit.maxDescriptionLength} rows={2} />
      <ColorField name="color" label={t('field.color')} />
      <SwitchField name="isHome" label={t('field.isHome')} extra={t('isHome.hint')} />
      <NumberField name="sort" label={t('field.sort')} min={sort.min} max={sort.max} extra={t('sort.hint')} />
      <RadioField
        name="status"
        label={t('field.status')}
        isRequired
        options={settingStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
    </>
  );
}
