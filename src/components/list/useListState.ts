import { useSearchParams } from '@umijs/max';
import { useCallback, useMemo, useState } from 'react';
import { type Filter, formatListState, type ListState, parseListState } from './codec';
import { type FilterField, paramsOf, personalNamesOf, rangesOf } from './fields';

type Rules = { fields: readonly FilterField[]; sorts: readonly string[]; defaultSort: string };

/** What an address says beside its list: what the screen is about, and which part of it is open. */
const NOT_OF_THE_LIST = ['id', 'tab', 'edit', 'parentId', 'import'];

const pick = (filter: Filter, keep: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => keep(name)));

/**
 * What a list shows, held in its address: sharing it, reloading and Back give the same list.
 * Personal filters are the exception; they live and die with the page.
 */
export function useListState({ fields, sorts, defaultSort }: Rules) {
  const [query, setQuery] = useSearchParams();
  const [personal, setPersonal] = useState<Filter>({});
  const search = query.toString();
  const rules = useMemo(
    () => ({ params: paramsOf(fields), ranges: rangesOf(fields), sorts, defaultSort }),
    [fields, sorts, defaultSort],
  );

  const state = useMemo(() => {
    const parsed = parseListState(search, rules);
    return { ...parsed, filter: { ...parsed.filter, ...personal } };
  }, [search, rules, personal]);

  const go = useCallback(
    (next: ListState, options?: { replace: boolean }) => {
      const changed = new URLSearchParams(formatListState(next, rules));
      for (const name of NOT_OF_THE_LIST) {
        const value = query.get(name);
        if (value !== null) changed.set(name, value);
      }
      setQuery(changed, options);
    },
    [query, rules, setQuery],
  );

  const setFilter = (filter: Filter) => {
    const personalNames = personalNamesOf(fields);
    setPersonal(pick(filter, (name) => personalNames.includes(name)));
    go({ ...state, current: 1, filter });
  };

  return { state, go, setFilter };
}
