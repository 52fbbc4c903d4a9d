import { OrderedListOutlined, PlusOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { NEW, useEditParam } from '@/components/form/useEditParam';
import type { RowAction } from '@/components/list/actions';
import { ListPage } from '@/components/list/ListPage';
import type { Tree } from '@/components/list/tree';
import type { ListService } from '@/components/list/useListData';
import { type CategoryFilter, type CategoryNode, filterTree } from '@/domain/category/tree';
import { useText } from '@/hooks/useText';
import { categoryTexts } from '@/locales/category';
import { listCategories } from '@/services/category';
import { categoryBulk } from './bulk';
import { CategoryDrawer } from './CategoryDrawer';
import { ChildrenNotice } from './ChildrenNotice';
import { categoryColumns } from './columns';
import { DeleteDialog } from './DeleteDialog';
import { categoryFilters } from './filters';
import { OrderDrawer } from './OrderDrawer';
import { StatusDialog } from './StatusDialog';

/** Stands in the address while the order is changed. */
const ORDER = 'order';

const readTree: ListService<CategoryNode> = async (query, signal) => {
  // The filter fields of this page are those of CategoryFilter, by name and value.
  const list = filterTree(await listCategories(signal), query as CategoryFilter);
  return { list, total: list.filter(({ isContext }) => !isContext).length };
};

const tree: Tree<CategoryNode> = { parentOf: ({ parentId }) => parentId, isContext: ({ isContext }) => isContext };
const rowLabel = ({ name }: CategoryNode) => name;

type Dialog = { kind: 'status' | 'delete'; category: CategoryNode };

export default function ProjectCategory() {
  const t = useText(categoryTexts);
  const { modal } = App.useApp();
  const { target, parentId, open, close } = useEditParam();
  const columns = useMemo(() => categoryColumns(t), [t]);
  const fields = useMemo(() => categoryFilters(t), [t]);
  const bulkActions = useMemo(() => categoryBulk(t), [t]);
  const [dialog, setDialog] = useState<Dialog>();
  const closeDialog = () => setDialog(undefined);

  const rowActions = useCallback(
    (category: CategoryNode): RowAction[] => {
      const { id, name, childNames } = category;
      const remove = () => {
        if (childNames.length === 0) return setDialog({ kind: 'delete', category });
        modal.info({
          title: t('delete.hasChildren', { name }),
          content: <ChildrenNotice names={childNames} />,
          okText: t('understood'),
        });
      };
      return [
        { key: 'edit', label: t('action.edit'), onClick: () => open(id) },
        ...(category.parentId === null
          ? [{ key: 'createChild', label: t('createChild'), onClick: () => open(NEW, { parentId: id }) }]
          : []),
        ...(childNames.length > 1
          ? [{ key: 'order', label: t('action.orderBelow'), onClick: () => open(ORDER, { parentId: id }) }]
          : []),
        {
          key: 'status',
          label: t(category.status === 'enabled' ? 'action.disable' : 'action.enable'),
          onClick: () => setDialog({ kind: 'status', category }),
        },
        { key: 'delete', label: t('action.delete'), isDanger: true, onClick: remove },
      ];
    },
    [t, modal, open],
  );

  return (
    <ListPage<CategoryNode>
      name="category"
      fields={fields}
      columns={columns}
      defaultSort="sort"
      service={readTree}
      tree={tree}
      rowLabel={rowLabel}
      onOpen={({ id }) => open(id)}
      rowActions={rowActions}
      bulkActions={bulkActions}
      toolbar={
        <>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open(NEW)}>
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
          {dialog?.kind === 'status' && (
            <StatusDialog category={dialog.category} reload={reload} onClose={closeDialog} />
          )}
          {dialog?.kind === 'delete' && (
            <DeleteDialog category={dialog.category} reload={reload} onClose={closeDialog} />
          )}
        </>
      )}
    </ListPage>
  );
}
