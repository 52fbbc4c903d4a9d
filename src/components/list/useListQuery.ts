import { useEffect, useMemo } from 'react';
import { useStable } from '@/hooks/useStable';
import type { ListState } from './codec';
import { toFilter } from './codec';
import type { ListProps } from './list-props';
import { useFirstPage } from './useFirstPage';
import { useListCursor } from './useListCursor';
import { useListData } from './useListData';
import { useListState } from './useListState';
import { useListTabs, useTabFields, useTabItems } from './useListTabs';
import type { ExtraSort } from './useSortOptions';

type Read = Pick<ReturnType<typeof useListData>, 'rows' | 'total' | 'isLoading' | 'error'>;

/** Goes to the last page if the requested one does not exist. */
function useLastPage(
  { rows, total, isLoading, error }: Read,
  { current, pageSize }: ListState,
  go: ReturnType<typeof useListState>['go'],
) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const isBeyondEnd = !isLoading && !error && total > 0 && rows.length === 0 && current > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page that does not exist
  useEffect(() => {
    if (isBeyondEnd) go({ current: pages }, { replace: true });
  }, [isBeyondEnd, pages]);
}

type Own<Row> = Pick<
  ListProps<Row>,
  'name' | 'isScreen' | 'fields' | 'columns' | 'defaultSort' | 'tabs' | 'service' | 'scope' | 'isCovered'
> & {
  sorts: readonly ExtraSort[];
};

/**
 * Query of a list from its URL, and its data.
 *
 * @returns `query`: what is requested, including the filter of the selected tab and the scope; `filter`: the operator's
 * filter, the same object until it changes; `fields`: filters that the selected tab leaves open
 */
export function useListQuery<Row extends { id: string }>({
  name,
  isScreen = false,
  fields: allFields,
  columns,
  defaultSort,
  sorts: extraSorts,
  tabs,
  service,
  scope,
  isCovered = false,
}: Own<Row>) {
  const sorts = useMemo(
    () => [
      ...extraSorts.map(({ key }) => key),
      ...columns.flatMap(({ key, sortable }) => (sortable ? [key, `-${key}`] : [])),
    ],
    [columns, extraSorts],
  );
  const tabItems = useTabItems(tabs);
  const listState = useListState({ name, isScreen, fields: allFields, sorts, defaultSort, tabs: tabItems });
  const { state, go, isOpening } = listState;
  // Another page or order keeps both objects, so that filter bar and summary do not render again.
  const filter = useStable(state.filter);
  const query = { ...state, filter: useStable({ ...toFilter(state, tabItems), ...scope }) };
  const data = useListData<Row>(name, service, query, isOpening);
  const fields = useTabFields(allFields, tabItems, state.tab);
  const tabBar = useListTabs(name, tabs, tabItems, { ...state, filter: { ...state.filter, ...scope } }, data, go);

  useFirstPage(scope, state, go);
  useLastPage(data, state, go);
  useListCursor(name, service, query, data, isCovered);
  return { ...listState, query, data, filter, fields, tabItems, tabBar };
}
