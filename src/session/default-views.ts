import type { SavedViewList } from '@/contract/limits/saved-view';
import type { SavedView } from '@/contract/saved-view';
import { queryClient } from '@/services/query-client';
import { listDefaultViews } from '@/services/saved-view';
import { onSessionEnd } from './forget';

/** A list opens without its default view if the default views take longer. */
const PATIENCE_MS = 1000;
export const defaultViewsKey = ['savedView', 'default'];

let loading: Promise<void> | undefined;
onSessionEnd(() => {
  loading = undefined;
});

/**
 * Loads the operator's default views at the start of the session, so that no list has to wait for them later. If it
 * fails, lists open without them.
 */
export function loadDefaultViews() {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = queryClient.prefetchQuery({
    queryKey: defaultViewsKey,
    queryFn: listDefaultViews,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const begun = Promise.race([answer, patience]).then(() => {
    if (loading === begun) loading = undefined;
  });
  loading = begun;
}

/** The load of the default views, until it has ended or has taken too long; undefined then. It never rejects. */
export const getDefaultViewsLoad = () => loading;

/** The view that a list opens with. */
export const findDefaultView = (list: SavedViewList) =>
  queryClient.getQueryData<SavedView[]>(defaultViewsKey)?.find((view) => view.list === list);

/** Updates the default view of a list from the newest of its views. */
export const keepDefaultView = (list: SavedViewList, views: readonly SavedView[]) =>
  queryClient.setQueryData<SavedView[]>(defaultViewsKey, (known = []) => [
    ...known.filter((view) => view.list !== list),
    ...views.filter(({ isDefault }) => isDefault),
  ]);
