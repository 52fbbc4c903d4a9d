import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useMemo, useOptimistic, useRef, useState, useTransition } from 'react';
import { useQueryParams } from '@/hooks/useQueryParams';
import type { ParamChanges } from '@/utils/query';
import { type Filter, formatListState, type ListState, parseListState, switchTab, type TabRule } from './codec';
import { type FilterField, getDefaultFilter, getParams, getPersonalNames, getRanges } from './fields';
import { findUrlProblems } from './url-problems';

/** Names in the address the saved view that was chosen; what it filters by stands beside it. */
export const VIEW = 'view';
const noFilter: Filter = {};

type Change = Partial<ListState>;
type Rules = {
  fields: readonly FilterField[];
  sorts: readonly string[];
  defaultSort: string;
  tabs?: readonly TabRule[];
};

/** In one order, however it came about: the same filter is asked for once. */
const inOrder = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)));

const pick = (filter: Filter, keep: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => keep(name)));

/**
 * What a list shows, held in its address: sharing it, reloading and Back give the same list. What else the address
 * says is not the list's: it stays. Personal filters are the exception; they live and die with the page.
 *
 * @returns `isMoving`: a change was asked for, which the screen has not caught up with; `problems`: what of the address
 * could not be followed; `viewId`: the saved view that was chosen, and `showView`, which shows what the query of one
 * says in place of all that is filtered by, personal filters too
 */
export function useListState({ fields, sorts, defaultSort, tabs }: Rules) {
  const { search, patch } = useQueryParams();
  const [personal, setPersonal] = useState<Filter>({});
  // The same, ahead of the screen: a click that follows at once counts it in.
  const personalNow = useRef(personal);
  const personalNames = useMemo(() => getPersonalNames(fields), [fields]);
  const rules = useMemo(
    () => ({
      params: getParams(fields),
      ranges: getRanges(fields),
      defaults: getDefaultFilter(fields),
      ...{ sorts, defaultSort, tabs },
    }),
    [fields, sorts, defaultSort, tabs],
  );

  const settled = useMemo(() => {
    const parsed = parseListState(search, rules);
    return { ...parsed, filter: inOrder({ ...parsed.filter, ...personal }) };
  }, [search, rules, personal]);

  const problems = useMemo(() => findUrlProblems(search, rules), [search, rules]);
  const [state, showAtOnce] = useOptimistic(settled);
  const [isMoving, startTransition] = useTransition();

  // Another address draws the whole console anew. No click waits for that: the list goes ahead.
  const show = (next: ListState, personalNext: Filter, params: ParamChanges, options?: { replace: boolean }) =>
    startTransition(() => {
      personalNow.current = personalNext;
      setPersonal(personalNext);
      showAtOnce({ ...next, filter: inOrder({ ...next.filter, ...personalNext }) });
      // Whoever put a personal filter into an address: it does not stay there.
      const noPersonal = Object.fromEntries(personalNames.map((name) => [name, null]));
      patch({ ...noPersonal, ...params }, options);
    });

  const go = useMemoizedFn((asked: Change | ((now: ListState) => Change), options?: { replace: boolean }) => {
    // What stands in the address by now, which the screen may not have caught up with.
    const now = parseListState(history.location.search, rules);
    const change = typeof asked === 'function' ? asked(now) : asked;
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
    // As the view says it, also where the list cannot follow: what it makes of that it says itself.
    const own = Object.keys(formatListState(next, rules)).filter((name) => name !== 'pageSize');
    const params = Object.fromEntries(own.map((name) => [name, name === 'current' ? null : asked.get(name)]));
    show(next, noFilter, { ...params, [VIEW]: id }, options);
  });

  const viewId = useMemo(() => new URLSearchParams(search).get(VIEW) || undefined, [search]);
  return { state, go, isMoving, problems, rules, viewId, showView };
}
