import { SelectField } from '@/components/inputs/SelectField';
import { formatCategoryPath } from '@/domain/category/tree';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { listCategories } from '@/services/category';

/**
 * Options for the enabled categories; a second-level one must also have an enabled parent, whose name precedes its own.
 */
async function readCategoryOptions() {
  const all = await listCategories();
  const isEnabled = (id: string | null) => all.some((one) => one.id === id && one.status === 'enabled');
  return all
    .filter(({ id, parentId }) => isEnabled(id) && (parentId === null || isEnabled(parentId)))
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
