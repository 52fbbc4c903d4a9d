import { history, useSearchParams } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useCallback } from 'react';
import { type ParamChanges, withParams } from '@/utils/query';

type Options = {
  /** Leaves no entry in the history. */
  replace?: boolean;
  /** Of the entry in the history. */
  state?: unknown;
  /** Takes out all that the change does not name: another tab starts anew. */
  isWhole?: boolean;
};

/**
 * Parameters of the address. Each part of a screen keeps to its own: its list, its period, its tab, what lies over it.
 *
 * @returns `search` the query as it is shown, `read` one of its parameters, and `patch` some: null takes one out; the
 * others stay as they are. A change is made to what stands in the address by now, which the screen may not have
 * caught up with.
 */
export function useQueryParams() {
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  const read = useCallback((name: string) => new URLSearchParams(search).get(name), [search]);
  const patch = useMemoizedFn((changes: ParamChanges, { isWhole = false, ...options }: Options = {}) => {
    const now = new URLSearchParams(history.location.search);
    const next = withParams(isWhole ? '' : `${now}`, changes);
    if (`${next}` !== `${now}`) setQuery(next, options);
  });
  return { search, read, patch };
}
