import { DrawerGate } from '@/components/form/DrawerGate';
import { NEW } from '@/components/form/useEditParam';
import { useEntity } from '@/components/form/useEntity';
import { useText } from '@/hooks/useText';
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

async function readCategory(target: string) {
  const [all, category] = await Promise.all([listCategories(), target === NEW ? undefined : getCategory(target)]);
  return { all, category };
}

/** Makes a category, or changes one. */
export function CategoryDrawer({ target, parentId, ...props }: Props) {
  const t = useText('category');
  const read = useEntity(`category:${target}`, () => readCategory(target));
  return (
    <DrawerGate
      title={t(target === NEW ? 'createTitle' : 'action.edit')}
      read={read}
      notFound={t('notFound')}
      onClose={props.onClose}
    >
      {({ all, category }) => (
        <CategoryForm
          key={`${target} ${parentId}`}
          all={all}
          category={category}
          parent={all.find((one) => one.id === parentId && one.parentId === null)}
          {...props}
        />
      )}
    </DrawerGate>
  );
}
