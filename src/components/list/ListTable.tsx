import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { getLocale } from '@umijs/max';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { list as limit } from '@/contract/limits/list';
import { useText } from '@/hooks/useText';
import { sortParam } from '@/utils/sort';
import type { ListState } from './codec';
import type { Density } from './columns';
import { ExpandButton, NothingBelow } from './ExpandButton';
import styles from './ListTable.module.css';
import { NoRows } from './NoRows';
import { isSelected, type Selection } from './selection';
import { nest, type Tree } from './tree';

/** What the table shows, all of one moment. */
export type ListView<Row> = {
  rows: Row[];
  total: number;
  isLoading: boolean;
  error?: unknown;
  state: ListState;
  columns: ProColumns<Row>[];
  density: Density;
};

/** What the rows of a list are given, whatever they are shown as. */
export type ListBodyProps<Row> = {
  view: ListView<Row>;
  /** Never deferred: a tick box that waits jumps back under the pointer. */
  selection: Selection;
  rowLabel: (row: Row) => string;
  isSelectable: boolean;
  onTick: (ids: string[], isTicked: boolean) => void;
  /** Another page, page size or order; without an order the list has its own. */
  onMove: (move: { current: number; pageSize: number; sort?: string }) => void;
  onClearFilters: () => void;
  onReload: () => void;
};

type Props<Row> = ListBodyProps<Row> & {
  tree?: Tree<Row>;
  /** Ids of the rows of a tree that show nothing below them. */
  collapsed: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onOpen?: (row: Row) => void;
};

const interactive = 'a, button, label, input';

/** Sorts by Space too: antd's headers answer to Enter alone. */
function sortBySpace(event: KeyboardEvent) {
  const { target } = event;
  if (event.key !== ' ' || !(target instanceof HTMLElement) || !target.matches('th.ant-table-column-has-sorters'))
    return;
  event.preventDefault();
  target.click();
}

function Table<Row extends { id: string }>({
  view: { rows, total, isLoading, error, state, columns, density },
  selection,
  rowLabel,
  isSelectable,
  tree,
  collapsed,
  onToggle,
  onOpen,
  onTick,
  onMove,
  onClearFilters,
  onReload,
}: Props<Row>) {
  const t = useText('list');
  const nested = useMemo(() => (tree ? nest(rows, tree.parentOf) : rows), [rows, tree]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the headers inside
    <div onKeyDown={sortBySpace}>
      <ProTable<Row>
        // Cells are drawn anew only for another row, so another language is another table.
        key={getLocale()}
        rowKey="id"
        search={false}
        options={false}
        columnEmptyText="—"
        toolBarRender={false}
        tableAlertRender={false}
        // A broken row is the page's failure, said in the operator's language.
        ErrorBoundary={false}
        size={density}
        columns={columns}
        dataSource={nested}
        loading={isLoading}
        scroll={{ x: 'max-content' }}
        sticky={{ offsetHeader: 56 }}
        showSorterTooltip={false}
        sortDirections={['descend', 'ascend', 'descend']}
        locale={{ emptyText: <NoRows {...{ error, isLoading, state, onClearFilters, onReload }} /> }}
        rowSelection={
          isSelectable && {
            selectedRowKeys: rows.filter(({ id }) => isSelected(selection, id)).map(({ id }) => id),
            columnWidth: 40,
            onSelect: ({ id }, isTicked) => onTick([id], isTicked),
            onSelectAll: (isTicked) =>
              onTick(
                rows.filter((row) => !tree?.isContext(row)).map(({ id }) => id),
                isTicked,
              ),
            getCheckboxProps: (row) => ({
              'aria-label': t('selectRow', { name: rowLabel(row) }),
              disabled: tree?.isContext(row),
            }),
            getTitleCheckboxProps: () => ({ 'aria-label': t(tree ? 'selectAll' : 'selectPage') }),
          }
        }
        expandable={
          tree && {
            expandedRowKeys: rows.filter(({ id }) => !collapsed.has(id)).map(({ id }) => id),
            indentSize: 24,
            expandIcon: ({ record, expandable, expanded }) =>
              expandable ? (
                <ExpandButton name={rowLabel(record)} isOpen={expanded} onToggle={() => onToggle(record.id)} />
              ) : (
                <NothingBelow />
              ),
          }
        }
        rowClassName={(row) => (tree?.isContext(row) ? (styles.context ?? '') : '')}
        onRow={(row) => ({
          onClick: ({ target }) => {
            if (onOpen && target instanceof Element && !target.closest(interactive)) onOpen(row);
          },
          style: onOpen && { cursor: 'pointer' },
        })}
        pagination={
          !tree && {
            current: state.current,
            pageSize: state.pageSize,
            total,
            pageSizeOptions: [...limit.pageSizes],
            showSizeChanger: true,
            showTotal: (count) => t('total', { total: count }),
          }
        }
        onChange={({ current = 1, pageSize = limit.pageSize }, _filters, sorter, { action }) => {
          const one = Array.isArray(sorter) ? sorter[0] : sorter;
          const isSamePage = action === 'paginate' && pageSize === state.pageSize;
          onMove({
            current: isSamePage ? current : 1,
            pageSize,
            sort: sortParam({ [String(one?.columnKey)]: one?.order }),
          });
        }}
      />
      {tree && total > 0 && <div className={styles.total}>{t('total', { total })}</div>}
    </div>
  );
}

/** The table of a list. Memoised: it is given a deferred view, and must not be drawn with the page before. */
export const ListTable = memo(Table) as typeof Table;
