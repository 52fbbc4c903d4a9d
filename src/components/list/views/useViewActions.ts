import { history } from '@umijs/max';
import { useCallback } from 'react';
import { useEntityAction } from '@/components/actions/useEntityAction';
import type { SavedView, SavedViewInput } from '@/contract/saved-view';
import { useAction } from '@/hooks/useAction';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { savedViewTexts } from '@/locales/savedView';
import { deleteSavedView, restoreSavedView, setDefaultView, updateSavedView } from '@/services/saved-view';
import { keepDefaultView } from '@/session/default-views';
import type { Filter } from '../codec';
import { parseArrangement } from '../columns';
import { VIEW } from '../useListState';
import { findRemovedParts, viewQuery } from './saved-query';
import { cacheDefault, cacheView, refetchViews } from './useSavedViews';
import type { ViewedList } from './viewed-list';

/** Input to write a view back unchanged. */
export const toViewInput = ({ list, name, query, columns, isShared }: SavedView): SavedViewInput => {
  return { list, name, query, columns, isShared };
};

/** Actions on the saved views of a list; only `choose` changes what the list shows. */
export function useViewActions(of: ViewedList) {
  const { name: list, viewId, state, rules, problems, settings, showView, leaveView, keepColumns } = of;
  const { patch } = useQueryParams();
  const t = useText(savedViewTexts);
  const act = useEntityAction(useCallback(() => refetchViews(list), [list]));

  /** Shows a view, or without one the default list; both clear the personal filters. */
  const choose = (view?: SavedView) => {
    if (view?.columns) keepColumns((kept) => ({ ...kept, [view.id]: parseArrangement(view.columns) }));
    showView(view?.query ?? '', view?.id ?? null);
  };

  /**
   * Saves what the list shows to one of the operator's own views.
   *
   * @param filter the filter without options that no longer exist
   */
  const [update] = useAction(async (view: SavedView, filter: Filter = state.filter) => {
    const query = viewQuery({ ...state, filter }, rules, list);
    const input = { ...toViewInput(view), query, columns: view.columns && parseArrangement(settings) };
    const ended = await act(() => updateSavedView(view.id, input, view.version), {
      done: t('updated', { name: view.name }),
    });
    if (ended.status === 'stale') return;
    cacheView(ended.result);
    // Removes unusable conditions from the URL.
    const lost = findRemovedParts(view.query, rules);
    if (problems.length > 0 || filter !== state.filter || lost.sort || lost.tab)
      showView(query, view.id, { replace: true });
  });

  const [remove] = useAction(async (view: SavedView) => {
    const isChosen = view.id === viewId;
    const { pathname } = history.location;
    const restore = async () => {
      cacheView(await restoreSavedView(view));
      const { location } = history;
      // Unless the operator has moved on to another list or view meanwhile.
      const isLeft = location.pathname !== pathname || new URLSearchParams(location.search).get(VIEW);
      if (isChosen && !isLeft) patch({ [VIEW]: view.id }, { replace: true });
    };
    const undo = { text: t('deleted', { name: view.name }), restore };
    const { status } = await act(() => deleteSavedView(view), { undo });
    if (status !== 'done') return;
    if (view.isDefault) keepDefaultView(list, []);
    if (isChosen) leaveView();
  });

  /** Makes a view the default of the list, or clears the default. What the list shows stays. */
  const [toggleDefault] = useAction(async (view: SavedView) => {
    const isDefault = !view.isDefault;
    const done = t(isDefault ? 'defaultSet' : 'defaultCleared', { name: view.name });
    const ended = await act(() => setDefaultView(view, isDefault), { done });
    if (ended.status === 'stale') return;
    cacheDefault(ended.result);
    // A reload of the plain list must not open the view.
    if (viewId === undefined) leaveView();
  });

  return { choose, update, remove, toggleDefault };
}
