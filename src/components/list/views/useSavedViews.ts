import { useEffect } from 'react';
import type { SavedViewList } from '@/contract/limits/saved-view';
import type { SavedView } from '@/contract/saved-view';
import { useRead } from '@/hooks/useRead';
import { queryClient } from '@/services/query-client';
import { listSavedViews } from '@/services/saved-view';
import { keepDefaultView } from '@/session/default-views';
import { parseArrangement } from '../columns';
import { getPersonalFilters, isSameArrangement, isViewShown } from './saved-query';
import type { ViewedList } from './viewed-list';

const getViewsKey = (list: SavedViewList) => ['savedView', list];

/** Invalidates the saved views of a list. */
export const refetchViews = (list: SavedViewList) =>
  void queryClient.invalidateQueries({ queryKey: getViewsKey(list) });

/** Puts a just written view into the cache, before the views are refetched. */
export function cacheView(view: SavedView) {
  if (view.isDefault) keepDefaultView(view.list, [view]);
  queryClient.setQueryData<SavedView[]>(getViewsKey(view.list), (known) => {
    if (!known) return undefined;
    const isThere = known.some(({ id }) => id === view.id);
    return isThere ? known.map((one) => (one.id === view.id ? view : one)) : [...known, view];
  });
}

/** The same for a view that has become the default of its list, or is it no longer. */
export function cacheDefault(view: SavedView) {
  keepDefaultView(view.list, [view]);
  queryClient.setQueryData<SavedView[]>(getViewsKey(view.list), (known) =>
    known?.map((one) => ({ ...one, isDefault: view.isDefault && one.id === view.id })),
  );
}

/** Loads the operator's views of a list and those that others share. */
export const useSavedViews = (list: SavedViewList) =>
  useRead(getViewsKey(list), async () => {
    const views = await listSavedViews(list);
    keepDefaultView(list, views);
    return views;
  });

/**
 * The selected view, once loaded.
 *
 * @returns `failed`: the views did not load, with a retry; `isMissing`: the view does not exist; `isChanged`: the list
 * shows something else than the view; `isNarrowed`: a personal filter is active, which no view saves
 */
export function useSelectedView({ name, viewId, state, rules, columns, settings, keepColumns }: ViewedList) {
  const { data, error, isFetching, refetch } = useSavedViews(name);
  const view = data?.find(({ id }) => id === viewId);

  // A view opened by a link has no stored columns yet; those of deleted views are dropped.
  useEffect(() => {
    if (!data) return;
    keepColumns((kept) => {
      const left = Object.entries(kept).filter(([id]) => data.some((one) => one.id === id && one.columns));
      const isNew = view?.columns && !kept[view.id];
      if (!isNew && left.length === Object.keys(kept).length) return kept;
      return { ...Object.fromEntries(left), ...(isNew && { [view.id]: parseArrangement(view.columns) }) };
    });
  }, [data, view, keepColumns]);

  const isNarrowed = view !== undefined && getPersonalFilters(name).some((one) => one in state.filter);
  const hasOtherColumns = view?.columns && !isSameArrangement(columns, parseArrangement(view.columns), settings);
  return {
    view,
    failed: data === undefined && error ? { isLoading: isFetching, retry: () => void refetch() } : undefined,
    isMissing: data !== undefined && viewId !== undefined && !view,
    isChanged: view !== undefined && (!isViewShown(state, view.query, rules, name) || Boolean(hasOtherColumns)),
    isNarrowed,
  };
}
