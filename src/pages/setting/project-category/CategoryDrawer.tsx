import { EntityDrawer } from '@/components/form/EntityDrawer';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import { getCategory, listCategories } from '@/services/category';
import { CategoryForm } from './CategoryForm';

type Props = {
  /** Category id, or `new`. */
  target: string;
  /** Parent of a new category. */
  parentId: string | undefined;
  onSaved: () => void;
  onClose: () => void;
};

/** @throws AppError 404 if the category, or a top-level parent with that id, does not exist */
async function readCategory(target: string, parentId: string | undefined) {
  const isNew = target === NEW_ENTITY;
  const [all, category] = await Promise.all([listCategories(), isNew ? undefined : getCategory(target)]);
  const parent = all.find((one) => one.id === parentId && one.parentId === null);
  if (isNew && parentId !== undefined && !parent) throw new AppError('business', { status: 404 });
  return { all, category, parent };
}

/** Drawer with the form for a new or an existing category. */
export function CategoryDrawer({ target, parentId, ...props }: Props) {
  const t = useText(categoryTexts);
  return (
    <EntityDrawer
      readKey={['category', 'form', { target, parentId }]}
      read={() => readCategory(target, parentId)}
      title={t(target === NEW_ENTITY ? 'createTitle' : 'action.edit')}
      notFound={t(target === NEW_ENTITY ? 'parent.notFound' : 'notFound')}
      onMissing={props.onSaved}
      onClose={props.onClose}
      edit={({ all, category, parent }) => (
        <CategoryForm key={`${target} ${parentId}`} all={all} category={category} parent={parent} {...props} />
      )}
    />
  );
}
