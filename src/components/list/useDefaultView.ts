import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { SavedViewList } from '@/contract/limits/saved-view';
import { useStateFor } from '@/hooks/useStateFor';
import { findDefaultView, getDefaultViewsLoad } from '@/session/default-views';

/** Parameters that lead to a list in a tab of a detail, and say nothing of the list. */
const detailParams = ['id', 'tab'];

/** Whether a URL leads to a list without saying what it shows. */
const isBare = (search: string, isScreen: boolean) =>
  [...new URLSearchParams(search).keys()].every((name) => !isScreen && detailParams.includes(name));

/**
 * The view that a list opens with: the operator's default view if the URL has no query. It is decided once for each
 * navigation, so that the list on the screen stays as it is when the operator selects another default.
 *
 * @returns `isPending`: the default views are still loading, so that no rows should be shown
 */
export function useDefaultView(list: SavedViewList, search: string, isScreen: boolean) {
  const { key } = useLocation();
  const [isSettled, setIsSettled] = useState(() => getDefaultViewsLoad() === undefined);
  useEffect(() => {
    const settle = () => setIsSettled(true);
    if (!isSettled) void (getDefaultViewsLoad() ?? Promise.resolve()).then(settle);
  }, [isSettled]);
  const isOpening = isBare(search, isScreen);
  const [view] = useStateFor(`${key} ${isSettled}`, () => (isOpening && isSettled ? findDefaultView(list) : undefined));
  return { view, isPending: isOpening && !isSettled };
}
