import { useMemoizedFn } from 'ahooks';
import { Spin } from 'antd';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useRowAction } from '@/components/useRowAction';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { BulkAction } from './actions';
import { CollapseAllButton } from './CollapseAllButton';
import { ColumnChooser } from './ColumnChooser';
import { type Filter, filterOf, tabOf } from './codec';
import { FilterBar } from './FilterBar';
import { ListAnnouncement } from './ListAnnouncement';
import { ListButtons } from './ListButtons';
import { ListCards } from './ListCards';
import { ListDialogs, type PendingBulkAction } from './ListDialogs';
import { ListPagination } from './ListPagination';
import { ListTable } from './ListTable';
import styles from './ListView.module.css';
import type { ListProps } from './list-props';
import { RowActions } from './RowActions';
import { RowLink } from './RowLink';
import { RowSelection } from './RowSelection';
import { SelectionBar } from './SelectionBar';
import { SortSelect } from './SortSelect';
import { allMatching, noneSelected } from './selection';
import { TabBar } from './TabBar';
import { sortAfterClick, tableColumns } from './tableColumns';
import { parentsIn, tickableIn } from './tree';
import { useActionsWidth } from './useActionsWidth';
import { useCollapsed } from './useCollapsed';
import { useColumnSettings } from './useColumnSettings';
import { useLastPage } from './useLastPage';
import { useListData } from './useListData';
import { useListState } from './useListState';
import { useListTabs, useTabFields, useTabItems } from './useListTabs';
import { useReloadOnJobEnd } from './useReloadOnJobEnd';
import { useRowFocus } from './useRowFocus';
import { useScrollMemory } from './useScrollMemory';
import { useSelection } from './useSelection';
import { useShownView } from './useShownView';
import type { ExtraSort } from './useSortOptions';
import { useTrail } from './useTrail';
import { ViewSwitch } from './ViewSwitch';

const noActions: readonly BulkAction[] = [];
const noSorts: readonly ExtraSort[] = [];
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
  sorts: extraSorts = noSorts,
  tabs,
  service,
  tree,
  rowLabel,
  onOpen,
  href,
  rowActions,
  bulkActions = noActions,
  exported,
  toolbar,
  children,
  frame,
}: ListProps<Row>) {
  const t = useText(listTexts);
  const sorts = useMemo(
    () => [
      ...extraSorts.map(({ key }) => key),
      ...columns.flatMap(({ key, sortable }) => (sortable ? [key, `-${key}`] : [])),
    ],
    [columns, extraSorts],
  );
  const tabItems = useTabItems(tabs);
  const { state, go, isMoving } = useListState({ fields, sorts, defaultSort, tabs: tabItems });
  const query = { ...state, filter: filterOf(state, tabItems) };
  const data = useListData(service, query);
  const { rows, total, sort, isLoading, error, reload } = data;
  const [settings, setSettings] = useColumnSettings(name);
  const cardShown = settings.view === 'cards' ? card : undefined;
  const [asked, setAsked] = useState<PendingBulkAction>();
  const ownFilterKey = JSON.stringify(state.filter);
  const ownFilter = useMemo((): Filter => JSON.parse(ownFilterKey), [ownFilterKey]);
  const ownFields = useTabFields(fields, tabItems, state.tab);
  const tabBar = useListTabs(tabs, tabItems, state, data, go);
  const filterKey = JSON.stringify(query.filter);
  const read = isLoading || error ? undefined : { question: JSON.stringify(query), rows, total };
  const { store, tick } = useSelection(filterKey, read);
  const { collapsed, collapse, toggle: toggleBelow } = useCollapsed(`${name} ${filterKey}`);
  useReloadOnJobEnd(name, bulkActions, reload);

  useLastPage(data, state, go);
  useTrail(name, service, query, data);

  const choose = (key: string) => {
    const action = bulkActions.find((one) => one.key === key);
    const asked = { selection: store.get(), state: query, total };
    if (action) setAsked({ ...asked, action });
    else if (exported) setAsked({ ...asked, exported });
  };

  const [start, question] = useRowAction(reload);
  const actions = useCallback(
    (row: Row) =>
      rowActions && (
        <RowActions
          actions={rowActions(row, reload)}
          rowLabel={rowLabel(row)}
          onStart={(action) => void start(row.id, action)}
        />
      ),
    [rowActions, reload, rowLabel, start],
  );
  const open = useMemoizedFn((row: Row) => onOpen?.(row));
  const linked = useCallback(
    (row: Row, name: ReactNode) =>
      href ? (
        <RowLink href={href(row)} onOpen={() => open(row)}>
          {name}
        </RowLink>
      ) : (
        name
      ),
    [href, open],
  );
  const hasActions = rowActions !== undefined;
  const width = useActionsWidth(rows, rowActions, reload);
  const shownColumns = useMemo(
    () =>
      tableColumns(
        columns,
        settings,
        sort,
        hasActions ? { title: t('actions'), width, render: actions } : undefined,
        linked,
      ),
    [columns, settings, sort, hasActions, width, actions, linked, t],
  );

  const isFiltered = Object.keys(state.filter).length > 0;
  const { view, isShown } = useShownView(data, isFiltered, shownColumns, settings.density);
  useScrollMemory(isShown);
  const focusBox = useRowFocus(view.rows);
  const openOrClose = useMemoizedFn(toggleBelow);
  const filterBy = useMemoizedFn((filter: Filter) => go({ current: 1, filter }));
  const clearFilters = useMemoizedFn(() => filterBy({}));
  const sortIn = useMemoizedFn((chosen: string) => go({ current: 1, sort: chosen }));
  const sortBy = useMemoizedFn((key: string) => go(({ sort }) => ({ current: 1, sort: sortAfterClick(sort, key) })));

  const tickable = useMemo(() => tickableIn(view.rows, tree, collapsed), [view.rows, tree, collapsed]);

  const { next } = tabBar;
  const nextCount = next && tabBar.counts[next.key];
  const toNext = useMemoizedFn(() => {
    // The button that leads there goes with what it stood in.
    focusBox.ref.current?.focus({ preventScroll: true });
    if (next) tabBar.show(next.key);
  });
  const tabLabel = tabOf(tabItems, state.tab)?.label;
  const empty = useMemo(
    () => ({
      tab: tabLabel,
      next: next && { label: next.label, count: nextCount ?? 0, onOpen: toNext },
      onClearFilters: clearFilters,
      onReload: reload,
    }),
    [tabLabel, next, nextCount, toNext, clearFilters, reload],
  );

  const body = {
    view,
    rowLabel,
    isSelectable: bulkActions.length > 0 || exported !== undefined,
    empty,
  };
  const order = extraSorts.length > 0 && !cardShown && (
    <SortSelect extra={extraSorts} columns={columns} value={state.sort} onChange={sortIn} />
  );

  return frame(
    <ListButtons
      columnChooser={!cardShown && <ColumnChooser columns={columns} settings={settings} onChange={setSettings} />}
      canExportClear={exported?.clear !== undefined}
      onExport={exported && (() => setAsked({ selection: allMatching, state: query, total, exported }))}
      isEmpty={total === 0}
      onReload={reload}
    >
      {toolbar}
      {card && <ViewSwitch view={settings.view} onChange={(view) => setSettings({ ...settings, view })} />}
      {tree && (
        <CollapseAllButton parents={parentsIn(rows, tree.parentOf)} collapsed={collapsed} onCollapse={collapse} />
      )}
    </ListButtons>,
    <>
      <FilterBar fields={ownFields} filter={ownFilter} onFilter={filterBy} />
      <ListAnnouncement
        state={state}
        total={total}
        columns={columns}
        sorts={extraSorts}
        isWhole={tree !== undefined}
        isReady={isShown && !error}
      />
      <div className={styles.panel} {...focusBox}>
        {tabItems && (
          <TabBar
            tabs={tabItems}
            shown={state.tab ?? ''}
            counts={tabBar.counts}
            onShow={tabBar.show}
            extra={order || undefined}
          />
        )}
        {!tabItems && order && <div className={styles.order}>{order}</div>}
        <SelectionBar
          store={store}
          total={total}
          shownTotal={view.total}
          isWhole={tree !== undefined}
          actions={
            exported
              ? [...bulkActions, { key: EXPORT, label: t(exported.clear ? 'exportSelected' : 'exportSelectedMasked') }]
              : bulkActions
          }
          onAction={choose}
        />
        <Spin spinning={isLoading} className={isMoving ? styles.asked : undefined}>
          <RowSelection store={store} {...tickable} onTick={tick}>
            {cardShown ? (
              <ListCards<Row>
                {...body}
                columns={columns}
                sorts={extraSorts}
                card={cardShown}
                actions={actions}
                onOpen={onOpen && open}
                onSort={sortIn}
              />
            ) : (
              <ListTable<Row>
                {...body}
                tree={tree}
                collapsed={collapsed}
                onToggle={openOrClose}
                onSortBy={sortBy}
                onOpen={onOpen && open}
                href={href}
              />
            )}
          </RowSelection>
        </Spin>
        {!tree && <ListPagination current={state.current} pageSize={state.pageSize} total={view.total} onMove={go} />}
      </div>
      {asked && (
        <ListDialogs
          entity={name}
          {...{ asked, reload }}
          onDone={() => {
            store.set(noneSelected);
            reload();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {question}
      {children?.(reload)}
    </>,
  );
}
