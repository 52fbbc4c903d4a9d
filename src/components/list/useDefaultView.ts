import { useLocation } from '@umijs/max';
import { useEffect, useReducer } from 'react';
import type { SavedViewList } from '@/contract/limits/saved-view';
import { useRead } from '@/hooks/useRead';
import { useStateFor } from '@/hooks/useStateFor';
import { listDefaultViews } from '@/services/saved-view';
import { defaultViewsKey, getDefaultViewsLoad } from '@/session/default-views';

/** Parameters that lead to a list in a tab of a detail, and say nothing of the list. */
const detailParams = ['id', 'tab'];

/** Whether a URL leads to a list without saying what it shows. */
const isBare = (search: string, isScreen: boolean) =>
  [...new URLSearchParams(search).keys()].every((name) => !isScreen && detailParams.includes(name));

/**
 * The view that a list opens with: the operator's default view if the URL has no query. It is decided once for each
 * navigation, so that the list on the screen stays as it is when the operator selects another default.
 *
 * @returns `isPending`: the default views are still loading, so that no rows should be shown; `late`: the default view
 * if it loaded only after the list had opened without it
 */
export function useDefaultView(list: SavedViewList, search: string, isScreen: boolean) {
  const { key } = useLocation();
  const load = getDefaultViewsLoad();
  const isPending = load !== undefined && isBare(search, isScreen);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isPending) void load.then(renderAgain);
  }, [isPending, load]);
  const views = useRead(defaultViewsKey, listDefaultViews, { enabled: false }).data;
  const isOpening = !isPending && isBare(search, isScreen);
  const own = views?.find((view) => view.list === list);
  const [start] = useStateFor(`${key} ${isPending}`, () => ({
    view: isOpening ? own : undefined,
    isLate: isOpening && views === undefined,
  }));
  return { view: start.view, isPending, late: start.isLate ? own : undefined };
}
