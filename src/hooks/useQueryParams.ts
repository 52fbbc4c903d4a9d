import { history, useSearchParams } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useCallback } from 'react';
import { type ParamChanges, withParams } from '@/utils/query';

type Options = {
  /** Replaces the history entry. */
  replace?: boolean;
  /** State of the history entry. */
  state?: unknown;
  /** Removes all parameters that the change does not name, as for another tab. */
  isWhole?: boolean;
};

/**
 * Query parameters of the URL. List, period, tab and overlay of a screen each use their own.
 *
 * @returns `search`: the rendered query; `read`: one parameter; `patch`: changes some, null removes one. A patch applies
 * to the current URL, which can be newer than the rendered one.
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
