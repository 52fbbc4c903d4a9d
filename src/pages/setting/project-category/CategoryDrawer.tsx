import { EntityDrawer } from '@/components/form/EntityDrawer';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import { getCategory, listCategories } from '@/services/category';
import { CategoryForm } from './CategoryForm';

type Props = {
  /** The id of a category, or `new`. */
  target: string;
  /** What the new one is to lie below. */
  parentId: string | undefined;
  onSaved: () => void;
  onClose: () => void;
};

/** @throws AppError 404 also where the category that a new one is to lie below is gone, or cannot have any below it */
async function readCategory(target: string, parentId: string | undefined) {
  const isNew = target === NEW_ENTITY;
  const [all, category] = await Promise.all([listCategories(), isNew ? undefined : getCategory(target)]);
  const parent = all.find((one) => one.id === parentId && one.parentId === null);
  if (isNew && parentId !== undefined && !parent) throw new AppError('business', { status: 404 });
  return { all, category, parent };
}

/** Makes a category, or changes one. */
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
