import { OrderedListOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { NEW_ENTITY, useEditParam } from '@/components/form/useEditParam';
import type { BulkAction } from '@/components/list/actions';
import { ListPage } from '@/components/list/ListPage';
import { prefetchList } from '@/components/list/prefetch-list';
import type { Tree } from '@/components/list/tree';
import type { ListService } from '@/components/list/useListData';
import { categoryBulkActions } from '@/contract/limits/category';
import { type CategoryFilter, type CategoryNode, filterTree } from '@/domain/category/tree';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import { changeCategories, listCategories } from '@/services/category';
import type { TextOf } from '@/utils/text';
import { CategoryDrawer } from './CategoryDrawer';
import styles from './category.module.css';
import { categoryColumns } from './columns';
import { categoryFilters } from './filters';
import { MoveProjectsDialog } from './MoveProjectsDialog';
import { OrderDrawer } from './OrderDrawer';
import { categoryRowActions, ORDER } from './row-actions';

const getBulkActions = (t: TextOf<typeof categoryTexts>): BulkAction[] =>
  categoryBulkActions.map((action) => ({
    key: action,
    label: t(`action.${action}`),
    confirm: (count) => t(`bulk.${action}`, { count }),
    fields: action === 'disable' && <Alert role="note" type="warning" showIcon title={t('bulk.disableWarning')} />,
    run: (target) => {
      // The list has one page, so a selection never exceeds its rows.
      if (!('ids' in target)) throw new Error('categories are ticked one by one');
      return changeCategories(target.ids, action);
    },
  }));

/** Lists the children that block the deletion of a category. */
function ChildrenNotice({ names }: { names: readonly string[] }) {
  const t = useText(categoryTexts);
  return (
    <>
      {t('delete.children')}
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

const listCategoryTree: ListService<CategoryNode> = async (query, options) => {
  // The filter fields of this page have the names and values of CategoryFilter.
  const list = filterTree(await listCategories(options), query as CategoryFilter);
  return { list, total: list.filter(({ isContext }) => !isContext).length };
};

const tree: Tree<CategoryNode> = { parentOf: ({ parentId }) => parentId, isContext: ({ isContext }) => isContext };
const listSource = { name: 'category' as const, service: listCategoryTree, defaultSort: 'sort' };
export const prefetch = prefetchList(listSource);
const getHref = ({ id }: CategoryNode) => `/setting/project-category?edit=${encodeURIComponent(id)}`;
const rowLabel = ({ name }: CategoryNode) => name;

export default function ProjectCategory() {
  const t = useText(categoryTexts);
  const status = useEnumLabelOrRaw(categoryTexts, 'status');
  const { modal } = App.useApp();
  const { target, parentId, open, close } = useEditParam();
  const columns = useMemo(() => categoryColumns(t, status), [t, status]);
  const fields = useMemo(() => categoryFilters(t), [t]);
  const bulkActions = useMemo(() => getBulkActions(t), [t]);
  /** Category to delete after its projects have moved. */
  const [categoryToDelete, setCategoryToDelete] = useState<CategoryNode>();

  const rowActions = useMemo(
    () =>
      categoryRowActions(t, {
        open,
        onHasChildren: ({ name, childNames }) =>
          modal.info({
            title: t('delete.hasChildren', { name }),
            content: <ChildrenNotice names={childNames} />,
            okText: t('understood'),
          }),
        onHasProjects: setCategoryToDelete,
      }),
    [t, modal, open],
  );

  return (
    <ListPage<CategoryNode>
      fields={fields}
      columns={columns}
      {...listSource}
      tree={tree}
      rowLabel={rowLabel}
      onOpen={({ id }) => open(id)}
      href={getHref}
      rowActions={rowActions}
      bulkActions={bulkActions}
      toolbar={
        <>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open(NEW_ENTITY)}>
            {t('create')}
          </Button>
          <Button icon={<OrderedListOutlined aria-hidden />} onClick={() => open(ORDER)}>
            {t('action.order')}
          </Button>
        </>
      }
    >
      {(reload) => (
        <>
          {target === ORDER && (
            <OrderDrawer
              parentId={parentId}
              onScope={(id) => open(ORDER, { parentId: id })}
              onSaved={reload}
              onClose={close}
            />
          )}
          {target && target !== ORDER && (
            <CategoryDrawer target={target} parentId={parentId} onSaved={reload} onClose={close} />
          )}
          {categoryToDelete && (
            <MoveProjectsDialog
              category={categoryToDelete}
              reload={reload}
              onClose={() => setCategoryToDelete(undefined)}
            />
          )}
        </>
      )}
    </ListPage>
  );
}
