import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useMemo, useOptimistic, useRef, useState, useTransition } from 'react';
import { useQueryParams } from '@/hooks/useQueryParams';
import type { ParamChanges } from '@/utils/query';
import { type Filter, formatListState, type ListState, parseListState, switchTab, type TabRule } from './codec';
import { type FilterField, getDefaultFilter, getParams, getPersonalNames, getRanges } from './fields';
import { getPageSize, setPageSize } from './page-size';
import { findUrlProblems } from './url-problems';

/** URL parameter of the selected saved view; the filter of the view is in the URL beside it. */
export const VIEW = 'view';
const noFilter: Filter = {};

type Change = Partial<ListState>;
type Rules = {
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

/**
 * State of a list in its URL: sharing, reloading and Back give the same list. Other parameters of the URL are left
 * alone. Personal filters are the exception: they are lost when the page is left.
 *
 * @returns `isMoving`: a change has been requested and is not rendered yet; `problems`: conditions of the URL that the
 * list ignores; `viewId`: id of the selected saved view; `showView`: replaces all filters, personal ones included, by
 * those of a view's query
 */
export function useListState({ fields, sorts, defaultSort, tabs }: Rules) {
  const { search, patch } = useQueryParams();
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

  const settled = useMemo(() => {
    const parsed = parseListState(search, rules);
    return { ...parsed, filter: inOrder({ ...parsed.filter, ...personal }) };
  }, [search, rules, personal]);

  const problems = useMemo(() => findUrlProblems(search, rules), [search, rules]);
  const [state, showAtOnce] = useOptimistic(settled);
  const [isMoving, startTransition] = useTransition();

  // A URL change renders the whole console. No click waits for that: the list renders ahead.
  const show = (next: ListState, personalNext: Filter, params: ParamChanges, options?: { replace: boolean }) =>
    startTransition(() => {
      personalNow.current = personalNext;
      setPersonal(personalNext);
      showAtOnce({ ...next, filter: inOrder({ ...next.filter, ...personalNext }) });
      // Removes personal filters that a link has put into the URL.
      const noPersonal = Object.fromEntries(personalNames.map((name) => [name, null]));
      patch({ ...noPersonal, ...params }, options);
    });

  const go = useMemoizedFn((asked: Change | ((now: ListState) => Change), options?: { replace: boolean }) => {
    // The current URL, which may not be rendered yet.
    const now = parseListState(history.location.search, rules);
    const change = typeof asked === 'function' ? asked(now) : asked;
    if (change.pageSize !== undefined) setPageSize(change.pageSize);
    const next = change.tab === undefined ? { ...now, ...change } : switchTab(now, change.tab, rules);
    const personalNext = change.filter
      ? pick(change.filter, (name) => personalNames.includes(name))
      : personalNow.current;
    show(next, personalNext, formatListState(next, rules), options);
  });

  const showView = useMemoizedFn((query: string, id: string | null, options?: { replace: boolean }) => {
    const { pageSize } = parseListState(history.location.search, rules);
    const next = { ...parseListState(query, rules), current: 1, pageSize };
    const asked = new URLSearchParams(query);
    // With the parameters of the view, even those that the list ignores: it reports them itself.
    const own = Object.keys(formatListState(next, rules)).filter((name) => name !== 'pageSize');
    const params = Object.fromEntries(own.map((name) => [name, name === 'current' ? null : asked.get(name)]));
    show(next, noFilter, { ...params, [VIEW]: id }, options);
  });

  const viewId = useMemo(() => new URLSearchParams(search).get(VIEW) || undefined, [search]);
  return { state, go, isMoving, problems, rules, viewId, showView };
}
