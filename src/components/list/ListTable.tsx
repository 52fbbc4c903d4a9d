import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { getLocale } from '@umijs/max';
import { Button, Empty } from 'antd';
import { type KeyboardEvent, memo } from 'react';
import { ListFailed } from '@/components/ListFailed';
import { list as limit } from '@/contract/limits/list';
import { useText } from '@/hooks/useText';
import { sortParam } from '@/utils/sort';
import type { ListState } from './codec';
import type { Density } from './columns';
import { isSelected, type Selection } from './selection';

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

type Props<Row> = {
  view: ListView<Row>;
  /** Never deferred: a tick box that waits jumps back under the pointer. */
  selection: Selection;
  rowLabel: (row: Row) => string;
  isSelectable: boolean;
  onOpen?: (row: Row) => void;
  onTick: (ids: string[], isTicked: boolean) => void;
  /** Another page, page size or order; without an order the list has its own. */
  onMove: (move: { current: number; pageSize: number; sort?: string }) => void;
  onClearFilters: () => void;
  onReload: () => void;
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
  onOpen,
  onTick,
  onMove,
  onClearFilters,
  onReload,
}: Props<Row>) {
  const t = useText('list');
  const isFiltered = Object.keys(state.filter).length > 0;
  const nothingThere = (
    <Empty description={isLoading ? t('loading') : t(isFiltered ? 'emptyFiltered' : 'empty')}>
      {isFiltered && !isLoading && <Button onClick={onClearFilters}>{t('clearFilters')}</Button>}
    </Empty>
  );

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
        dataSource={rows}
        loading={isLoading}
        scroll={{ x: 'max-content' }}
        sticky={{ offsetHeader: 56 }}
        showSorterTooltip={false}
        sortDirections={['descend', 'ascend', 'descend']}
        locale={{ emptyText: error ? <ListFailed error={error} onRetry={onReload} /> : nothingThere }}
        rowSelection={
          isSelectable && {
            selectedRowKeys: rows.filter(({ id }) => isSelected(selection, id)).map(({ id }) => id),
            columnWidth: 40,
            onSelect: ({ id }, isTicked) => onTick([id], isTicked),
            onSelectAll: (isTicked) =>
              onTick(
                rows.map(({ id }) => id),
                isTicked,
              ),
            getCheckboxProps: (row) => ({ 'aria-label': t('selectRow', { name: rowLabel(row) }) }),
            getTitleCheckboxProps: () => ({ 'aria-label': t('selectPage') }),
          }
        }
        onRow={(row) => ({
          onClick: ({ target }) => {
            if (onOpen && target instanceof Element && !target.closest(interactive)) onOpen(row);
          },
          style: onOpen && { cursor: 'pointer' },
        })}
        pagination={{
          current: state.current,
          pageSize: state.pageSize,
          total,
          pageSizeOptions: [...limit.pageSizes],
          showSizeChanger: true,
          showTotal: (count) => t('total', { total: count }),
        }}
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
    </div>
  );
}

/** The table of a list. Memoised: it is given a deferred view, and must not be drawn with the page before. */
export const ListTable = memo(Table) as typeof Table;
