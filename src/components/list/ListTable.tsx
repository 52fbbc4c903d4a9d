import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { Button, Table, type TableProps } from 'antd';
import { type KeyboardEvent, type MouseEvent, memo, type SyntheticEvent, useMemo, useState } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { ExpandButton, LeafSpacer } from './ExpandButton';
import styles from './ListTable.module.css';
import { type EmptyList, NoRows } from './NoRows';
import { rowHandlers } from './open-row';
import { RowCheckbox, SelectAllCheckbox } from './RowSelection';
import { CHECKBOX_COLUMN_WIDTH, fitColumns, getColumnWidth, getSortKey, hasRowChanged } from './tableColumns';
import { type Tree, takeRows, toTree } from './tree';
import { useColumnResize } from './useColumnResize';
import type { ShownView } from './useShownView';

/** Tree rows rendered at once: a tree has no pages, and a thousand rows would block the browser. */
const TREE_STEP = 200;

/** Props shared by the table and the cards. */
export type ListBodyProps<Row> = {
  view: ShownView<Row>;
  rowLabel: (row: Row) => string;
  isSelectable: boolean;
  /** Content of the empty state; a stable object. */
  empty: EmptyList;
};

type Props<Row> = ListBodyProps<Row> & {
  tree?: Tree<Row>;
  /** Ids of the collapsed tree rows. */
  collapsed: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Sorts by a column, or reverses the order if the list is sorted by it already. */
  onSortBy: (key: string) => void;
  /** Sets the width of a column, in pixels; undefined resets it. */
  onResize: (key: string, width: number | undefined) => void;
  onOpen?: (row: Row) => void;
  href?: (row: Row) => string | undefined;
};

const AntTable = <Row extends object>(props: TableProps<Row>) => <Table<Row> {...props} rowKey="id" />;
/** ProTable renders new rows twice before the first paint; the second time no prop of antd's table has changed. */
const KeptTable = memo(AntTable) as typeof AntTable;

/** Gives a cell whose text does not fit a tooltip with its text. */
function showCutText({ target }: MouseEvent) {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

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
  onResize,
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
      // The checkboxes stay visible when the table is scrolled sideways.
      fixed: 'left',
      shouldCellUpdate: hasRowChanged,
      render: (_, row) => <RowCheckbox id={row.id} name={rowLabel(row)} isDisabled={tree?.isContext(row)} />,
    };
    return isSelectable ? [ticks, ...columns] : columns;
  }, [columns, isSelectable, rowLabel, tree, t]);

  // antd's own headers would render the whole table before the click is answered, and ignore the Space key.
  const { line, isOfHandle, handlers } = useColumnResize(onResize);
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the elements in it are the controls
    <div
      className={`${styles.table} ${density === 'large' ? '' : styles.oneLine} ${drawn.length === 0 ? styles.empty : ''}`}
      onMouseOver={showCutText}
      onClickCapture={(event) => (isOfHandle(event) ? event.stopPropagation() : sortBy(event))}
      {...handlers}
      onKeyDownCapture={sortByKey}
    >
      <ProTable<Row>
        // Cells render again only when their row changes, so another language mounts another table.
        key={locale}
        rowKey="id"
        search={false}
        options={false}
        toolBarRender={false}
        tableAlertRender={false}
        tableViewRender={(props) => <KeptTable<Row> {...props} />}
        // An error in a row is caught by the page, which shows it in the operator's language.
        ErrorBoundary={false}
        size={density}
        columns={drawn.length > 0 ? withTicks : fitColumns(withTicks)}
        dataSource={drawn}
        pagination={false}
        scroll={{ x: getColumnWidth(withTicks) }}
        sticky={{ offsetHeader: 56 }}
        showSorterTooltip={false}
        // Hover is styled in CSS: antd would render rows again wherever the pointer passes.
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
      <div ref={line} className={styles.edge} />
      {left > 0 && (
        <Button block type="text" onClick={() => setLimit(limit + TREE_STEP)}>
          {t('showMore', { count: Math.min(TREE_STEP, left), left })}
        </Button>
      )}
    </div>
  );
}

/** The table of a list. Memoized: it gets a deferred view and must not render with the previous page. */
export const ListTable = memo(Rows) as typeof Rows;
