import { App } from 'antd';
import { useCallback } from 'react';
import { EditDrawer } from '@/components/form/EditDrawer';
import { useCompareFields } from '@/components/form/useCompareFields';
import type { EditSpec } from '@/components/form/useEditForm';
import type { Category } from '@/contract/category';
import { filterTree, isVisibleCategory } from '@/domain/category/tree';
import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import { createCategory, updateCategory } from '@/services/category';
import { CategoryFields } from './CategoryFields';
import { CategoryHistory } from './CategoryHistory';
import { ColorSwatch } from './ColorSwatch';
import { type CategoryValues, TOP } from './values';

type Props = {
  all: readonly Category[];
  /** Edited category; undefined for a new one. */
  category: Category | undefined;
  /** Parent of a new category. */
  parent: Category | undefined;
  onSaved: () => void;
  onClose: () => void;
};

const comparedFields = ['parentId', 'name', 'iconUrl', 'description', 'color', 'isHome', 'sort', 'status'] as const;

function save({ parentId, sort, ...values }: CategoryValues, base: Category | undefined) {
  const input = { ...values, sort: sort ?? undefined, parentId: parentId === TOP ? null : parentId };
  return base ? updateCategory(base.id, input, base.version) : createCategory(input);
}

export function CategoryForm({ all, category, parent, onSaved, onClose }: Props) {
  const t = useText(categoryTexts);
  const { modal } = App.useApp();
  const defaultParentId = parent?.id ?? TOP;

  const toValues = useCallback(
    (from: Category | undefined): CategoryValues => ({
      parentId: from ? (from.parentId ?? TOP) : defaultParentId,
      name: from?.name ?? '',
      code: from?.code ?? '',
      iconUrl: from?.iconUrl ?? '',
      description: from?.description ?? null,
      color: from?.color ?? null,
      isHome: from?.isHome ?? false,
      sort: from?.sort ?? null,
      status: from?.status ?? 'enabled',
    }),
    [defaultParentId],
  );

  // The same confirmation as for the row action: disabling, or a disabled parent, hides published projects.
  const confirm = async ({ parentId, status }: CategoryValues, base: Category | undefined) => {
    const count = filterTree(all, {}).find(({ id }) => id === base?.id)?.publishedBelow ?? 0;
    const isHidden = base && isVisibleCategory(all, base) && !isVisibleCategory(all, { parentId, status });
    if (!isHidden || count === 0) return true;
    const { name } = base;
    const parent = all.find(({ id }) => id === parentId)?.name ?? '';
    const isDisabled = status === 'disabled';
    return await modal.confirm({
      title: t(isDisabled ? 'disable.title' : 'hide.title', { name }),
      content: isDisabled ? t('disable.published', { count }) : t('hide.published', { count, parent }),
      okText: t(isDisabled ? 'action.disable' : 'hide.ok'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      cancelText: t('cancel'),
    });
  };

  const spec: EditSpec<CategoryValues, Category> = {
    name: `category:${category?.id ?? `new:${defaultParentId}`}`,
    entity: category,
    toValues,
    save,
    confirm,
    onSaved,
  };

  const compare = useCompareFields<CategoryValues, Category>(categoryTexts, comparedFields, {
    parentId: {
      // Another operator may have selected a parent that was created after `all` was loaded.
      format: (id) => (id === TOP ? t('parent.none') : (all.find((one) => one.id === id)?.name ?? String(id))),
    },
    iconUrl: { format: (url) => <img src={String(url)} alt={t('field.iconUrl')} width={60} height={60} /> },
    color: { format: (color) => <ColorSwatch color={color as Category['color']} /> },
  });

  const title = category
    ? t('editTitle', { name: category.name })
    : parent
      ? t('createChildTitle', { name: parent.name })
      : t('createTitle');

  return (
    <EditDrawer title={title} spec={spec} compare={compare} onClose={onClose}>
      <CategoryFields all={all} category={category} />
      {category && <CategoryHistory category={category} all={all} />}
    </EditDrawer>
  );
}
