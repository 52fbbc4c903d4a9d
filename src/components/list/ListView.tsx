import { useMemoizedFn } from 'ahooks';
import { Flex, Spin } from 'antd';
import { useMemo, useRef } from 'react';
import { StaleNote } from '@/components/feedback/StaleNote';
import stale from '@/components/feedback/stale.module.css';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { CollapseAllButton } from './CollapseAllButton';
import { ColumnChooser } from './ColumnChooser';
import type { Filter } from './codec';
import { arrange, isShown as isColumnShown, withWidth } from './columns';
import { isMasked } from './ExportDialog';
import { FilterBar } from './FilterBar';
import { ListAnnouncement } from './ListAnnouncement';
import { ListButtons } from './ListButtons';
import { ListCards } from './ListCards';
import { ListNote } from './ListNote';
import { ListPagination } from './ListPagination';
import { ListTable } from './ListTable';
import styles from './ListView.module.css';
import type { ListProps } from './list-props';
import { ROWS, usePanel } from './panels';
import { RowSelection } from './RowSelection';
import { SelectionBar } from './SelectionBar';
import { SortSelect } from './SortSelect';
import { TabBar } from './TabBar';
import { getNextSort } from './tableColumns';
import { getParentIds, getSelectableRows } from './tree';
import { useBulkActions } from './useBulkActions';
import { useCollapsed } from './useCollapsed';
import { useColumnSettings } from './useColumnSettings';
import { useEmptyList } from './useEmptyList';
import { useListQuery } from './useListQuery';
import { useRowColumns } from './useRowColumns';
import { useRowFocus } from './useRowFocus';
import { useRowShortcuts } from './useRowShortcuts';
import { useScrollRestoration } from './useScrollRestoration';
import { useSelection } from './useSelection';
import { useShownView } from './useShownView';
import type { ExtraSort } from './useSortOptions';
import { ViewSwitch } from './ViewSwitch';
import { ViewsButton } from './views/ViewsButton';

const noSorts: readonly ExtraSort[] = [];

/**
 * A list with filters, columns and actions given by its screen. Handles everything else: state in the URL, loading,
 * empty and error states, selection across pages, bulk actions, export, columns and saved views.
 */
export function ListView<Row extends { id: string }>({
  name,
  fields,
  columns,
  card,
  defaultSort,
  sorts = noSorts,
  tabs,
  service,
  scope,
  period,
  summary,
  note,
  panels,
  tree,
  rowLabel,
  onOpen,
  href,
  isCovered,
  rowActions,
  bulkActions,
  exported,
  toolbar,
  children,
  frame,
  isScreen = false,
}: ListProps<Row>) {
  const t = useText(listTexts);
  const own = useListQuery<Row>({
    name,
    isScreen,
    fields,
    columns,
    defaultSort,
    sorts,
    tabs,
    service,
    scope,
    isCovered,
  });
  const { state, query, go, data, tabItems, tabBar } = own;
  const { rows, total, isLoading, error, staleError, readAt, reload } = data;
  const isStale = staleError !== undefined;
  const [settings, setSettings, keepColumns] = useColumnSettings(name, own.viewId, own.opened);
  const cardShown = settings.view === 'cards' ? card : undefined;
  const filterKey = JSON.stringify(query.filter);
  const read = isLoading || error ? undefined : { question: JSON.stringify(query), rows, total };
  const { store, tick } = useSelection(filterKey, read);
  const { panel, showPanel } = usePanel(panels);
  const { collapsed, collapse, toggle: toggleBelow } = useCollapsed(`${name} ${filterKey}`);
  // Cards have no columns.
  const shown = cardShown ? [] : arrange(columns, settings).filter((column) => isColumnShown(column, settings));
  const bulk = useBulkActions(
    { name, bulkActions, exported },
    { store, state, query, total, isLoading, shownColumns: shown, reload },
  );

  const { shownColumns, actions, open, linkTo, question } = useRowColumns<Row>(
    { columns, rowActions, rowLabel, onOpen, href },
    settings,
    data,
  );

  const isFiltered = Object.keys(state.filter).length > 0;
  const { view, isShown } = useShownView(data, isFiltered, shownColumns, settings.density);
  useScrollRestoration(name, isShown, state.current, go);
  const focusBox = useRowFocus(view.rows);
  useRowShortcuts(focusBox.ref, isScreen);
  const openOrClose = useMemoizedFn(toggleBelow);
  const filterBy = useMemoizedFn((filter: Filter) => go({ current: 1, filter }));
  const clearFilters = useMemoizedFn(() => filterBy({}));
  const sortIn = useMemoizedFn((chosen: string) => go({ current: 1, sort: chosen }));
  const sortBy = useMemoizedFn((key: string) => go(({ sort }) => ({ current: 1, sort: getNextSort(sort, key) })));

  const resize = useMemoizedFn((key: string, width: number | undefined) =>
    setSettings(withWidth(settings, key, width)),
  );

  const tickable = useMemo(() => getSelectableRows(view.rows, tree, collapsed), [view.rows, tree, collapsed]);

  const empty = useEmptyList(own, focusBox.ref, clearFilters, reload);

  const body = {
    view,
    rowLabel,
    isSelectable: bulk.actions.length > 0,
    empty,
  };
  // A card has no headers to click.
  const order = (sorts.length > 0 || cardShown !== undefined) && (
    <SortSelect extra={sorts} columns={columns} value={state.sort} onChange={sortIn} />
  );

  const viewsButton = useRef<HTMLButtonElement>(null);
  const { viewId, late, rules, problems, showView, leaveView } = own;
  const viewed = {
    name,
    viewId,
    late,
    state,
    rules,
    problems,
    fields,
    columns,
    sorts,
    tabs: tabItems,
    settings,
    showView,
    leaveView,
    keepColumns,
    button: viewsButton,
    hasPeriod: scope !== undefined,
  };

  return frame(
    <ListButtons
      views={<ViewsButton of={viewed} />}
      columnChooser={!cardShown && <ColumnChooser columns={columns} settings={settings} onChange={setSettings} />}
      isExportMasked={exported && isMasked(exported)}
      onExport={bulk.exportAll}
      isEmpty={total === 0}
      onReload={reload}
    >
      {typeof toolbar === 'function' ? toolbar(query.filter, reload) : toolbar}
      {card && <ViewSwitch view={settings.view} onChange={(view) => setSettings({ ...settings, view })} />}
      {tree && (
        <CollapseAllButton parents={getParentIds(rows, tree.parentOf)} collapsed={collapsed} onCollapse={collapse} />
      )}
    </ListButtons>,
    <>
      <ListNote of={viewed} />
      <div className={period ? styles.withPeriod : undefined}>
        {period && <div className={styles.period}>{period}</div>}
        <FilterBar fields={own.fields} filter={own.filter} onFilter={filterBy} />
      </div>
      <ListAnnouncement
        state={state}
        total={total}
        columns={columns}
        sorts={sorts}
        isWhole={tree !== undefined}
        isReady={isShown && !error && !isStale}
      />
      <div className={styles.panel} {...focusBox}>
        {summary && <div className={styles.summary}>{summary(query.filter)}</div>}
        <SelectionBar
          store={store}
          total={total}
          isWhole={tree !== undefined}
          actions={bulk.actions}
          onAction={bulk.run}
        >
          {tabItems && (
            <TabBar
              tabs={tabItems}
              shown={state.tab ?? ''}
              counts={tabBar.counts}
              onShow={tabBar.show}
              extra={order || undefined}
            />
          )}
          {panels && (
            <TabBar
              tabs={[{ key: ROWS, label: panels.rows }, ...panels.items]}
              shown={panel?.key ?? ROWS}
              counts={error ? {} : { [ROWS]: view.total }}
              onShow={showPanel}
              extra={panels.note?.(query.filter)}
            />
          )}
          {!tabItems && !panels && (view.total > 0 || note || order) && (
            <div className={styles.head}>
              <Flex wrap gap="0 16px" align="center">
                {view.total > 0 && <div>{t('total', { total: view.total })}</div>}
                {note}
              </Flex>
              {order}
            </div>
          )}
        </SelectionBar>
        {panel ? (
          <div className={styles.view}>{panel.render(query.filter)}</div>
        ) : (
          <>
            {isStale && (
              <div className={styles.staleNote}>
                <StaleNote at={readAt} error={staleError} isRetrying={isLoading} onRetry={reload} />
              </div>
            )}
            <Spin
              spinning={isLoading}
              className={own.isMoving ? `${styles.rows} ${styles.asked}` : styles.rows}
              classNames={isStale ? { container: stale.stale } : undefined}
            >
              <RowSelection store={store} {...tickable} onTick={tick}>
                {cardShown ? (
                  <ListCards<Row> {...body} card={cardShown} actions={actions} onOpen={open} />
                ) : (
                  <ListTable<Row>
                    {...body}
                    tree={tree}
                    collapsed={collapsed}
                    onToggle={openOrClose}
                    onSortBy={sortBy}
                    onResize={resize}
                    onOpen={open}
                    href={linkTo}
                  />
                )}
              </RowSelection>
            </Spin>
            {!tree && (
              <ListPagination current={state.current} pageSize={state.pageSize} total={view.total} onMove={go} />
            )}
          </>
        )}
      </div>
      {bulk.dialog}
      {question}
      {children?.(reload)}
    </>,
  );
}
