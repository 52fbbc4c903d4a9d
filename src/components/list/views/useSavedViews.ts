import { useEffect } from 'react';
import type { SavedViewList } from '@/contract/limits/saved-view';
import type { SavedView } from '@/contract/saved-view';
import { useRead } from '@/hooks/useRead';
import { queryClient } from '@/services/query-client';
import { listSavedViews } from '@/services/saved-view';
import { parseArrangement } from '../columns';
import { getPersonalFilters, isSameArrangement, isViewShown } from './saved-query';
import type { ViewedList } from './viewed-list';

const getViewsKey = (list: SavedViewList) => ['savedView', list];

/** Reads the views of a list again, for all who show them. */
export const refetchViews = (list: SavedViewList) =>
  void queryClient.invalidateQueries({ queryKey: getViewsKey(list) });

/** Shows a view that was just written wherever those of its list are shown, before they are read again. */
export function cacheView(view: SavedView) {
  queryClient.setQueryData<SavedView[]>(getViewsKey(view.list), (known) => {
    if (!known) return undefined;
    const isThere = known.some(({ id }) => id === view.id);
    return isThere ? known.map((one) => (one.id === view.id ? view : one)) : [...known, view];
  });
}

/** The operator's views of a list and those that others share. */
export const useSavedViews = (list: SavedViewList) => useRead(getViewsKey(list), () => listSavedViews(list));

/**
 * The view that was chosen, once it is known.
 *
 * @returns `failed`: the views did not arrive, and how to ask again; `isMissing`: there is none such, or no longer; `isChanged`: the list shows something else by now;
 * `isNarrowed`: of what it shows somebody was searched for, which is in no view
 */
export function useSelectedView({ name, viewId, state, rules, columns, settings, keepColumns }: ViewedList) {
  const { data, error, isFetching, refetch } = useSavedViews(name);
  const view = data?.find(({ id }) => id === viewId);

  // Who comes by a link has not chosen it here yet; and of what is gone nothing is kept.
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
