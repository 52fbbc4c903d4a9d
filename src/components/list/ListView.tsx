import { useMemoizedFn } from 'ahooks';
import { Spin } from 'antd';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useText } from '@/hooks/useText';
import type { BulkAction, RowAction } from './actions';
import { CollapseAllButton } from './CollapseAllButton';
import { ColumnChooser } from './ColumnChooser';
import type { Filter } from './codec';
import type { ListColumn } from './columns';
import type { ListExport } from './ExportDialog';
import { FilterBar } from './FilterBar';
import type { FilterField } from './fields';
import { ListAnnouncement } from './ListAnnouncement';
import { ListButtons } from './ListButtons';
import { ListCards } from './ListCards';
import { type Asked, ListDialogs } from './ListDialogs';
import { ListPagination } from './ListPagination';
import { ListTable } from './ListTable';
import styles from './ListView.module.css';
import { RowActions } from './RowActions';
import { SelectionBar } from './SelectionBar';
import { everything, nothing } from './selection';
import { Ticks } from './Ticks';
import { sortAfterClick, tableColumns } from './tableColumns';
import { parentsIn, type Tree, tickableIn } from './tree';
import { useBulkEnd } from './useBulkEnd';
import { useCollapsed } from './useCollapsed';
import { useColumnSettings } from './useColumnSettings';
import { type ListReader, useListData } from './useListData';
import { useListState } from './useListState';
import { useScrollMemory } from './useScrollMemory';
import { useSelection } from './useSelection';

export type ListProps<Row> = {
  /** The entity, as in jobs and stored settings. */
  name: string;
  fields: readonly FilterField[];
  columns: readonly ListColumn<Row>[];
  /** Shows a row as a card, where its picture says more than cells; `columns` are then what the list is sorted by. */
  card?: (row: Row) => ReactNode;
  defaultSort: string;
  service: ListReader<Row>;
  /** For rows that hang together as a tree; a stable object. */
  tree?: Tree<Row>;
  /** What a row is called when it is read out. */
  rowLabel: (row: Row) => string;
  /** Opens the detail of a row, by a click on it. */
  onOpen?: (row: Row) => void;
  rowActions?: (row: Row, reload: () => void) => RowAction[];
  bulkActions?: readonly BulkAction[];
  /** Lets the list be written to a file, whole or what is ticked of it. */
  exported?: ListExport;
  toolbar?: ReactNode;
  /** Dialogs and drawers of the page; they may reload the list. */
  children?: (reload: () => void) => ReactNode;
  /** Puts the buttons of the list and the list itself where they belong. */
  frame: (buttons: ReactNode, list: ReactNode) => ReactNode;
};

const noActions: readonly BulkAction[] = [];
/** Among the keys of the bulk actions, that of an export. */
const EXPORT = 'export';

/**
 * A list, wherever it stands. Who uses it says what is its own: filters, columns, actions. All else is
 * here, once: the address, loading, empty and failed, selection across pages, bulk actions, export,
 * columns.
 */
export function ListView<Row extends { id: string }>({
  name,
  fields,
  columns,
  card,
  defaultSort,
  service,
  tree,
  rowLabel,
  onOpen,
  rowActions,
  bulkActions = noActions,
  exported,
  toolbar,
  children,
  frame,
}: ListProps<Row>) {
  const t = useText('list');
  const sorts = useMemo(() => columns.flatMap(({ key, sortable }) => (sortable ? [key, `-${key}`] : [])), [columns]);
  const { state, go } = useListState({ fields, sorts, defaultSort });
  const { rows, total, sort, isLoading, error, reload } = useListData(service, state);
  const [settings, setSettings] = useColumnSettings(name);
  const [asked, setAsked] = useState<Asked>();
  const filterKey = JSON.stringify(state.filter);
  const filter = useMemo((): Filter => JSON.parse(filterKey), [filterKey]);
  const read = isLoading || error ? undefined : { question: JSON.stringify(state), rows, total };
  const { selection, setSelection, tick } = useSelection(filterKey, read);
  const { collapsed, collapse, toggle: toggleBelow } = useCollapsed(`${name} ${filterKey}`);
  useBulkEnd(name, bulkActions, reload);

  const pages = Math.max(1, Math.ceil(total / state.pageSize));
  const isBeyondEnd = !isLoading && !error && total > 0 && rows.length === 0 && state.current > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that turns out not to exist
  useEffect(() => {
    if (isBeyondEnd) go({ current: pages }, { replace: true });
  }, [isBeyondEnd, pages]);

  const choose = (key: string) => {
    const action = bulkActions.find((one) => one.key === key);
    if (action) setAsked({ selection, state, total, action });
    else if (exported) setAsked({ selection, state, total, exported });
  };

  const actions = useCallback(
    (row: Row) => rowActions && <RowActions actions={rowActions(row, reload)} rowLabel={rowLabel(row)} />,
    [rowActions, reload, rowLabel],
  );
  const hasActions = rowActions !== undefined;
  const shownColumns = useMemo(
    () => tableColumns(columns, settings, sort, hasActions ? { title: t('actions'), render: actions } : undefined),
    [columns, settings, sort, hasActions, actions, t],
  );

  // Typing, ticking and clicking are answered at once; a hundred rows are drawn right after.
  const isFiltered = Object.keys(state.filter).length > 0;
  const isEmpty = isLoading && rows.length === 0;
  const view = useMemo(
    () => ({
      rows,
      total,
      sort,
      isLoading: isEmpty,
      error,
      isFiltered,
      columns: shownColumns,
      density: settings.density,
    }),
    [rows, total, sort, isEmpty, error, isFiltered, shownColumns, settings.density],
  );
  const shownView = useDeferredValue(view);
  const isShown = !isLoading && shownView === view;
  useScrollMemory(isShown);
  const open = useMemoizedFn((row: Row) => onOpen?.(row));
  const openOrClose = useMemoizedFn(toggleBelow);
  const filterBy = useMemoizedFn((filter: Filter) => go({ current: 1, filter }));
  const clearFilters = useMemoizedFn(() => filterBy({}));
  const sortIn = useMemoizedFn((chosen: string) => go({ current: 1, sort: chosen }));
  const sortBy = useMemoizedFn((key: string) => sortIn(sortAfterClick(state.sort, key)));

  const tickable = useMemo(() => tickableIn(shownView.rows, tree, collapsed), [shownView.rows, tree, collapsed]);

  const body = {
    view: shownView,
    rowLabel,
    isSelectable: bulkActions.length > 0 || exported !== undefined,
    onClearFilters: clearFilters,
    onReload: reload,
  };

  return frame(
    <ListButtons
      columnChooser={!card && <ColumnChooser columns={columns} settings={settings} onChange={setSettings} />}
      onExport={exported && (() => setAsked({ selection: everything, state, total, exported }))}
      isEmpty={total === 0}
      onReload={reload}
    >
      {toolbar}
      {tree && (
        <CollapseAllButton parents={parentsIn(rows, tree.parentOf)} collapsed={collapsed} onCollapse={collapse} />
      )}
    </ListButtons>,
    <>
      <FilterBar fields={fields} filter={filter} onFilter={filterBy} />
      <SelectionBar
        selection={selection}
        total={total}
        isWhole={tree !== undefined}
        actions={exported ? [...bulkActions, { key: EXPORT, label: t('exportSelected') }] : bulkActions}
        onSelection={setSelection}
        onAction={choose}
      />
      <ListAnnouncement
        state={state}
        total={total}
        columns={columns}
        isWhole={tree !== undefined}
        isReady={isShown && !error}
      />
      <div className={styles.panel}>
        <Spin spinning={isLoading}>
          <Ticks selection={selection} {...tickable} onTick={tick}>
            {card ? (
              <ListCards<Row> {...body} columns={columns} card={card} actions={actions} onSort={sortIn} />
            ) : (
              <ListTable<Row>
                {...body}
                tree={tree}
                collapsed={collapsed}
                onToggle={openOrClose}
                onSortBy={sortBy}
                onOpen={onOpen && open}
              />
            )}
          </Ticks>
        </Spin>
        {tree ? (
          shownView.total > 0 && <div className={styles.total}>{t('total', { total: shownView.total })}</div>
        ) : (
          <ListPagination current={state.current} pageSize={state.pageSize} total={shownView.total} onMove={go} />
        )}
      </div>
      {asked && (
        <ListDialogs
          {...{ asked, reload }}
          onDone={() => {
            setSelection(nothing);
            reload();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {children?.(reload)}
    </>,
  );
}
