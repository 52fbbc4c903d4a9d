import { ReloadOutlined } from '@ant-design/icons';
import { useMemoizedFn } from 'ahooks';
import { Button, Flex } from 'antd';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { jobStore } from '@/components/jobs/store';
import type { ExportFormat } from '@/contract/export';
import type { Job } from '@/contract/job';
import { useText } from '@/hooks/useText';
import type { BulkAction, RowAction } from './actions';
import { BulkDialog } from './BulkDialog';
import { CollapseAllButton } from './CollapseAllButton';
import { ColumnChooser } from './ColumnChooser';
import type { Filter } from './codec';
import type { ListColumn } from './columns';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import type { FilterField } from './fields';
import { ListAnnouncement } from './ListAnnouncement';
import { ListCards } from './ListCards';
import { ListTable } from './ListTable';
import { RowActions } from './RowActions';
import { SelectionBar } from './SelectionBar';
import { countOf, nothing, targetOf, toggle } from './selection';
import { tableColumns } from './tableColumns';
import { parentsIn, type Tree } from './tree';
import { useCollapsed } from './useCollapsed';
import { useColumnSettings } from './useColumnSettings';
import { type ListService, useListData } from './useListData';
import { useListState } from './useListState';
import { useScrollMemory } from './useScrollMemory';

export type ListProps<Row> = {
  /** The entity, as in jobs and stored settings. */
  name: string;
  fields: readonly FilterField[];
  columns: readonly ListColumn<Row>[];
  /** Shows a row as a card, where its picture says more than cells; `columns` are then what the list is sorted by. */
  card?: (row: Row) => ReactNode;
  defaultSort: string;
  service: ListService<Row>;
  /** For rows that hang together as a tree; a stable object. */
  tree?: Tree<Row>;
  /** What a row is called when it is read out. */
  rowLabel: (row: Row) => string;
  /** Opens the detail of a row, by a click on it. */
  onOpen?: (row: Row) => void;
  rowActions?: (row: Row, reload: () => void) => RowAction[];
  bulkActions?: readonly BulkAction[];
  onExport?: (input: { filter: Filter; sort: string; format: ExportFormat }) => Promise<Job>;
  toolbar?: ReactNode;
  /** Dialogs and drawers of the page; they may reload the list. */
  children?: (reload: () => void) => ReactNode;
  /** Puts the buttons of the list and the list itself where they belong. */
  frame: (buttons: ReactNode, list: ReactNode) => ReactNode;
};

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
  bulkActions = [],
  onExport,
  toolbar,
  children,
  frame,
}: ListProps<Row>) {
  const t = useText('list');
  const sorts = useMemo(() => columns.flatMap(({ key, sortable }) => (sortable ? [key, `-${key}`] : [])), [columns]);
  const { state, go, setFilter } = useListState({ fields, sorts, defaultSort });
  const { rows, total, isLoading, error, reload } = useListData(service, state);
  const [settings, setSettings] = useColumnSettings(name);
  const [selection, setSelection] = useState(nothing);
  const [bulkAction, setBulkAction] = useState<BulkAction>();
  const filterKey = JSON.stringify(state.filter);
  const { collapsed, collapse, toggle: toggleBelow } = useCollapsed(`${name} ${filterKey}`);
  const [selectionKey, setSelectionKey] = useState(filterKey);

  // What was ticked under another filter may not be seen under this one.
  if (selectionKey !== filterKey) {
    setSelectionKey(filterKey);
    setSelection(nothing);
  }

  useEffect(
    () => jobStore.onEnd((job) => void (job.entity === name && job.kind !== 'export' && reload())),
    [name, reload],
  );

  const pages = Math.max(1, Math.ceil(total / state.pageSize));
  const isBeyondEnd = !isLoading && !error && total > 0 && rows.length === 0 && state.current > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that turns out not to exist
  useEffect(() => {
    if (isBeyondEnd) go({ ...state, current: pages }, { replace: true });
  }, [isBeyondEnd, pages]);

  const actions = useCallback(
    (row: Row) => rowActions && <RowActions actions={rowActions(row, reload)} rowLabel={rowLabel(row)} />,
    [rowActions, reload, rowLabel],
  );
  const hasActions = rowActions !== undefined;
  const shownColumns = useMemo(
    () =>
      tableColumns(columns, settings, state.sort, hasActions ? { title: t('actions'), render: actions } : undefined),
    [columns, settings, state.sort, hasActions, actions, t],
  );

  // Typing, ticking and clicking are answered at once; a hundred rows are drawn right after.
  const view = useMemo(
    () => ({ rows, total, isLoading, error, state, columns: shownColumns, density: settings.density }),
    [rows, total, isLoading, error, state, shownColumns, settings.density],
  );
  const shownView = useDeferredValue(view);
  useScrollMemory(!shownView.isLoading);
  const open = useMemoizedFn((row: Row) => onOpen?.(row));
  const tick = useMemoizedFn((ids: string[], isTicked: boolean) => setSelection(toggle(selection, ids, isTicked)));
  const openOrClose = useMemoizedFn(toggleBelow);
  const clearFilters = useMemoizedFn(() => setFilter({}));
  const moveTo = useMemoizedFn(
    ({ sort = defaultSort, ...page }: { current: number; pageSize: number; sort?: string }) =>
      go({ ...state, ...page, sort }),
  );

  const body = {
    view: shownView,
    selection,
    rowLabel,
    isSelectable: bulkActions.length > 0,
    onTick: tick,
    onMove: moveTo,
    onClearFilters: clearFilters,
    onReload: reload,
  };

  return frame(
    <Flex wrap gap={8}>
      {toolbar}
      {tree && (
        <CollapseAllButton parents={parentsIn(rows, tree.parentOf)} collapsed={collapsed} onCollapse={collapse} />
      )}
      {onExport && (
        <ExportButton
          total={total}
          onExport={(format) => onExport({ filter: state.filter, sort: state.sort, format })}
        />
      )}
      {!card && <ColumnChooser columns={columns} settings={settings} onChange={setSettings} />}
      <Button icon={<ReloadOutlined aria-hidden />} onClick={reload}>
        {t('refresh')}
      </Button>
    </Flex>,
    <>
      <FilterBar fields={fields} filter={state.filter} onFilter={setFilter} />
      <SelectionBar
        selection={selection}
        total={total}
        isWhole={tree !== undefined}
        actions={bulkActions}
        onSelection={setSelection}
        onAction={setBulkAction}
      />
      <ListAnnouncement
        state={state}
        total={total}
        columns={columns}
        isWhole={tree !== undefined}
        isReady={!isLoading && !error}
      />
      {card ? (
        <ListCards<Row> {...body} columns={columns} card={card} actions={actions} />
      ) : (
        <ListTable<Row> {...body} tree={tree} collapsed={collapsed} onToggle={openOrClose} onOpen={onOpen && open} />
      )}
      {bulkAction && (
        <BulkDialog
          action={bulkAction}
          count={countOf(selection, total)}
          target={targetOf(selection, state.filter)}
          onDone={() => {
            setSelection(nothing);
            reload();
          }}
          onClose={() => setBulkAction(undefined)}
        />
      )}
      {children?.(reload)}
    </>,
  );
}
