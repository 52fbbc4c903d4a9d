import { useSearchParams } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useCallback } from 'react';

/**
 * Parameters of the address, each screen part keeping to its own.
 *
 * @returns `read` one, and `patch` some: null takes one out; the others stay as they are
 */
export function useQueryParams() {
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  const read = useCallback((name: string) => new URLSearchParams(search).get(name), [search]);
  const patch = useMemoizedFn((changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    if (next.toString() !== search) setQuery(next);
  });
  return { read, patch };
}
