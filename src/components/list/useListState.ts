import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useEffect, useMemo, useOptimistic, useRef, useState, useTransition } from 'react';
import type { SavedViewList } from '@/contract/limits/saved-view';
import { useQueryParams } from '@/hooks/useQueryParams';
import { findDefaultView } from '@/session/default-views';
import { type ParamChanges, withParams } from '@/utils/query';
import {
  type Filter,
  formatListState,
  type ListState,
  parseListState,
  type Rules,
  switchTab,
  type TabRule,
} from './codec';
import { type FilterField, getDefaultFilter, getParams, getPersonalNames, getRanges } from './fields';
import { getPageSize, setPageSize } from './page-size';
import { findUrlProblems } from './url-problems';
import { useDefaultView } from './useDefaultView';

/**
 * URL parameter of the selected saved view; the filter of the view is in the URL beside it. Without a value it says that
 * no view is selected, so that the list does not open with its default view.
 */
export const VIEW = 'view';
const noFilter: Filter = {};

type Change = Partial<ListState>;
type Options = { replace: boolean; state?: unknown };
type Own = {
  name: SavedViewList;
  isScreen: boolean;
  fields: readonly FilterField[];
  sorts: readonly string[];
  defaultSort: string;
  tabs?: readonly TabRule[];
};

/** Sorts the filter by name: the same filter gives the same query key. */
const inOrder = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)));

const pick = (filter: Filter, keep: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => keep(name)));

const isPlain = (params: ParamChanges) => Object.values(params).every((value) => value == null);

/** The list's parameters of a view, even those that the list ignores: it reports them itself. */
function getViewParams(query: string, rules: Rules): ParamChanges {
  const asked = new URLSearchParams(query);
  const names = Object.keys(formatListState(parseListState(query, rules), rules));
  const own = names.filter((name) => name !== 'pageSize');
  return Object.fromEntries(own.map((name) => [name, name === 'current' ? null : asked.get(name)]));
}

/**
 * State of a list in its URL: sharing, reloading and Back give the same list. Other parameters of the URL are left
 * alone. Personal filters are the exception: they are lost when the page is left.
 *
 * @returns `isMoving`: a change has been requested and is not rendered yet; `problems`: conditions of the URL that the
 * list ignores; `viewId`: id of the selected saved view; `showView`: replaces all filters, personal ones included, by
 * those of a view's query; `leaveView`: keeps them without a view; `opened`: the default view that the list opens with;
 * `isOpening`: whether it has one is not known yet; `late`: the default view if it loaded too late to open with it
 */
export function useListState({ name, isScreen, fields, sorts, defaultSort, tabs }: Own) {
  const { search: query, patch } = useQueryParams();
  const { view: opened, isPending: isOpening, late } = useDefaultView(name, query, isScreen);
  const [personal, setPersonal] = useState<Filter>({});
  // Ahead of the rendered state: a click that follows at once sees it.
  const personalNow = useRef(personal);
  const [pageSize] = useState(getPageSize);
  const personalNames = useMemo(() => getPersonalNames(fields), [fields]);
  const rules = useMemo(
    () => ({
      params: getParams(fields),
      ranges: getRanges(fields),
      defaults: getDefaultFilter(fields),
      ...{ sorts, defaultSort, tabs, pageSize },
    }),
    [fields, sorts, defaultSort, tabs, pageSize],
  );

  const search = useMemo(
    () => (opened ? `${withParams(query, { ...getViewParams(opened.query, rules), [VIEW]: opened.id })}` : query),
    [query, opened, rules],
  );

  const settled = useMemo(() => {
    const parsed = parseListState(search, rules);
    return { ...parsed, filter: inOrder({ ...parsed.filter, ...personal }) };
  }, [search, rules, personal]);

  const problems = useMemo(() => findUrlProblems(search, rules), [search, rules]);
  const [state, showAtOnce] = useOptimistic(settled);
  const [isMoving, startTransition] = useTransition();

  // A URL change renders the whole console. No click waits for that: the list renders ahead.
  const show = (next: ListState, personalNext: Filter, params: ParamChanges, options?: Options) =>
    startTransition(() => {
      personalNow.current = personalNext;
      setPersonal(personalNext);
      showAtOnce({ ...next, filter: inOrder({ ...next.filter, ...personalNext }) });
      // Removes personal filters that a link has put into the URL.
      const noPersonal = Object.fromEntries(personalNames.map((name) => [name, null]));
      patch({ ...noPersonal, ...params }, options);
    });

  /** The view parameter of a list without a view: the plain list of an operator with a default view says so. */
  const noView = (params: ParamChanges) => ({ [VIEW]: isPlain(params) && findDefaultView(name) ? '' : null });

  const go = useMemoizedFn((asked: Change | ((now: ListState) => Change), options?: Options) => {
    // The current URL, which may not be rendered yet.
    const now = parseListState(history.location.search, rules);
    const change = typeof asked === 'function' ? asked(now) : asked;
    if (change.pageSize !== undefined) setPageSize(change.pageSize);
    const next = change.tab === undefined ? { ...now, ...change } : switchTab(now, change.tab, rules);
    const personalNext = change.filter
      ? pick(change.filter, (name) => personalNames.includes(name))
      : personalNow.current;
    const params = formatListState(next, rules);
    const hasView = new URLSearchParams(history.location.search).get(VIEW);
    show(next, personalNext, { ...params, ...(!hasView && noView(params)) }, options);
  });

  const showView = useMemoizedFn((query: string, id: string | null, options?: Options) => {
    const { pageSize } = parseListState(history.location.search, rules);
    const next = { ...parseListState(query, rules), current: 1, pageSize };
    const params = getViewParams(query, rules);
    show(next, noFilter, { ...params, ...(id === null ? noView(params) : { [VIEW]: id }) }, options);
  });

  const leaveView = useMemoizedFn(() => {
    const params = formatListState(parseListState(history.location.search, rules), rules);
    patch(noView(params), { replace: true });
  });

  useEffect(() => {
    // The state of the history entry stays: it may open the export of the list.
    if (opened) showView(opened.query, opened.id, { replace: true, state: history.location.state });
  }, [opened, showView]);

  const viewId = useMemo(() => new URLSearchParams(search).get(VIEW) || undefined, [search]);
  return { state, go, isMoving, problems, rules, viewId, showView, leaveView, opened, isOpening, late };
}
