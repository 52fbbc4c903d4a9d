import { SelectField } from '@/components/inputs/SelectField';
import { formatCategoryPath } from '@/domain/category/tree';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { listCategories } from '@/services/category';

/** The enabled categories, those of the second level after the name of their own. */
async function readChoices() {
  const all = await listCategories();
  const isEnabled = (id: string | null) => all.some((one) => one.id === id && one.status === 'enabled');
  return all
    .filter(({ id, parentId }) => isEnabled(id) && (parentId === null || isEnabled(parentId)))
    .map((category) => ({ value: category.id, label: formatCategoryPath(all, category) }));
}

/** The category that projects are moved to. */
export function CategoryField() {
  const t = useText(projectTexts);
  const read = useRead(['category', 'choices'], readChoices);
  return (
    <SelectField
      name="categoryId"
      label={t('field.categoryId')}
      options={read.data ?? []}
      read={read}
      isSearchable
      isRequired
    />
  );
}
