import { history, useSearchParams } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { startTransition, useMemo, useOptimistic, useRef, useState } from 'react';
import { type Filter, formatListState, type ListState, parseListState } from './codec';
import { type FilterField, paramsOf, personalNamesOf, rangesOf } from './fields';

type Rules = { fields: readonly FilterField[]; sorts: readonly string[]; defaultSort: string };

/** What an address says beside its list: what the screen is about, and which part of it is open. */
const NOT_OF_THE_LIST = ['id', 'tab', 'edit', 'parentId', 'import'];

/** In one order, however it came about: the same filter is asked for once. */
const inOrder = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)));

const pick = (filter: Filter, keep: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => keep(name)));

/**
 * What a list shows, held in its address: sharing it, reloading and Back give the same list.
 * Personal filters are the exception; they live and die with the page.
 */
export function useListState({ fields, sorts, defaultSort }: Rules) {
  const [query, setQuery] = useSearchParams();
  const [personal, setPersonal] = useState<Filter>({});
  // The same, ahead of the screen: a click that follows at once counts it in.
  const personalNow = useRef(personal);
  const isPersonal = useMemo(() => {
    const names = new Set(personalNamesOf(fields));
    return (name: string) => names.has(name);
  }, [fields]);
  const search = query.toString();
  const rules = useMemo(
    () => ({ params: paramsOf(fields), ranges: rangesOf(fields), sorts, defaultSort }),
    [fields, sorts, defaultSort],
  );

  const settled = useMemo(() => {
    const parsed = parseListState(search, rules);
    return { ...parsed, filter: inOrder({ ...parsed.filter, ...personal }) };
  }, [search, rules, personal]);

  const [state, showAtOnce] = useOptimistic(settled);

  const go = useMemoizedFn((change: Partial<ListState>, options?: { replace: boolean }) => {
    // What stands in the address by now, which the screen may not have caught up with.
    const now = new URLSearchParams(history.location.search);
    const next = { ...parseListState(`${now}`, rules), ...change };
    const changed = new URLSearchParams(formatListState(next, rules));
    for (const name of NOT_OF_THE_LIST) {
      const value = now.get(name);
      if (value !== null) changed.set(name, value);
    }
    // Another address draws the whole console anew. No click waits for that: the list goes ahead.
    startTransition(() => {
      if (change.filter) personalNow.current = pick(change.filter, isPersonal);
      setPersonal(personalNow.current);
      showAtOnce({ ...next, filter: inOrder({ ...next.filter, ...personalNow.current }) });
      // What is not of the address leaves no entry in the history.
      setQuery(changed, `${changed}` === `${now}` ? { replace: true } : options);
    });
  });

  return { state, go };
}
