import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { Button, Table, type TableProps } from 'antd';
import { type KeyboardEvent, memo, type SyntheticEvent, useMemo, useState } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { ExpandButton, LeafSpacer } from './ExpandButton';
import styles from './ListTable.module.css';
import { type EmptyList, NoRows } from './NoRows';
import { rowHandlers } from './open-row';
import { RowCheckbox, SelectAllCheckbox } from './RowSelection';
import { CHECKBOX_COLUMN_WIDTH, getColumnWidth, getSortKey, hasRowChanged } from './tableColumns';
import { type Tree, takeRows, toTree } from './tree';
import type { ShownView } from './useShownView';

/** How many rows of a tree are drawn at once: it has no pages, and a thousand rows would hold up the browser. */
const TREE_STEP = 200;

/** What the rows of a list are given, whatever they are shown as. */
export type ListBodyProps<Row> = {
  view: ShownView<Row>;
  rowLabel: (row: Row) => string;
  isSelectable: boolean;
  /** What can be done where there are no rows; a stable object. */
  empty: EmptyList;
};

type Props<Row> = ListBodyProps<Row> & {
  tree?: Tree<Row>;
  /** Ids of the rows of a tree that show nothing below them. */
  collapsed: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Sorts by a column, or the other way if it is sorted by that already. */
  onSortBy: (key: string) => void;
  onOpen?: (row: Row) => void;
  href?: (row: Row) => string | undefined;
};

const AntTable = <Row extends object>(props: TableProps<Row>) => <Table<Row> {...props} rowKey="id" />;
/** ProTable draws new rows twice before they are seen: for antd's table there is nothing new in the second time. */
const KeptTable = memo(AntTable) as typeof AntTable;

function Rows<Row extends { id: string }>({
  view: { rows, isLoading, error, isFiltered, columns, density, locale },
  rowLabel,
  isSelectable,
  tree,
  collapsed,
  onToggle,
  onOpen,
  href,
  onSortBy,
  empty,
}: Props<Row>) {
  const t = useText(listTexts);
  const nested = useMemo(() => (tree ? toTree(rows, tree.parentOf) : rows), [rows, tree]);
  const [limit, setLimit] = useState(TREE_STEP);
  const { nested: drawn, left } = useMemo(
    () => (tree ? takeRows(nested, collapsed, limit) : { nested, left: 0 }),
    [tree, nested, collapsed, limit],
  );

  const withTicks = useMemo(() => {
    const ticks: ProColumns<Row> = {
      key: 'tick',
      className: styles.tick,
      align: 'center',
      title: <SelectAllCheckbox name={t(tree ? 'selectAll' : 'selectPage')} />,
      width: CHECKBOX_COLUMN_WIDTH,
      // What is ticked is seen however far the table is scrolled.
      fixed: 'left',
      shouldCellUpdate: hasRowChanged,
      render: (_, row) => <RowCheckbox id={row.id} name={rowLabel(row)} isDisabled={tree?.isContext(row)} />,
    };
    return isSelectable ? [ticks, ...columns] : columns;
  }, [columns, isSelectable, rowLabel, tree, t]);

  // antd's own headers would draw the whole table before the click is answered, and know no Space.
  const sortBy = (event: SyntheticEvent) => {
    const key = event.target instanceof Element ? getSortKey(event.target) : undefined;
    if (key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onSortBy(key);
  };
  const sortByKey = (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') sortBy(event);
  };

  return (
    <div
      className={`${styles.table} ${drawn.length === 0 ? styles.empty : ''}`}
      onClickCapture={sortBy}
      onKeyDownCapture={sortByKey}
    >
      <ProTable<Row>
        // Cells are drawn anew only for another row, so another language is another table.
        key={locale}
        rowKey="id"
        search={false}
        options={false}
        toolBarRender={false}
        tableAlertRender={false}
        tableViewRender={(props) => <KeptTable<Row> {...props} />}
        // A broken row is the page's failure, said in the operator's language.
        ErrorBoundary={false}
        size={density}
        columns={withTicks}
        dataSource={drawn}
        pagination={false}
        scroll={{ x: getColumnWidth(withTicks) }}
        sticky={{ offsetHeader: 56 }}
        showSorterTooltip={false}
        // By the style sheet: antd would draw rows anew wherever the pointer passes.
        rowHoverable={false}
        locale={{ emptyText: <NoRows {...{ error, isLoading, isFiltered, ...empty }} /> }}
        expandable={
          tree && {
            expandIconColumnIndex: isSelectable ? 1 : 0,
            expandedRowKeys: rows.filter(({ id }) => !collapsed.has(id)).map(({ id }) => id),
            indentSize: 24,
            expandIcon: ({ record, expandable, expanded }) =>
              expandable ? (
                <ExpandButton name={rowLabel(record)} isOpen={expanded} onToggle={() => onToggle(record.id)} />
              ) : (
                <LeafSpacer />
              ),
          }
        }
        rowClassName={(row) => `${styles.row} ${tree?.isContext(row) ? styles.context : ''}`}
        onRow={(row) => ({
          ...rowHandlers(onOpen && (() => onOpen(row)), href?.(row)),
          style: onOpen && { cursor: 'pointer' },
        })}
      />
      {left > 0 && (
        <Button block type="text" onClick={() => setLimit(limit + TREE_STEP)}>
          {t('showMore', { count: Math.min(TREE_STEP, left), left })}
        </Button>
      )}
    </div>
  );
}

/** The table of a list. Memoised: it is given a deferred view, and must not be drawn with the page before. */
export const ListTable = memo(Rows) as typeof Rows;
