import { SelectField } from '@/components/inputs/SelectField';
import { formatCategoryPath, isVisibleCategory } from '@/domain/category/tree';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { listCategories } from '@/services/category';

/** Options for the categories that members find. */
async function readCategoryOptions() {
  const all = await listCategories();
  return all
    .filter((category) => isVisibleCategory(all, category))
    .map((category) => ({ value: category.id, label: formatCategoryPath(all, category) }));
}

/** Category to move projects to. */
export function CategoryField() {
  const t = useText(projectTexts);
  const read = useRead(['category', 'choices'], readCategoryOptions);
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
