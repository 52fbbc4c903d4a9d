import { useSearchParams } from '@umijs/max';
import { useCallback } from 'react';

/**
 * Which import is open over a list, held in its address: a reload in the middle of it, and a new
 * sign-in, find it again.
 */
export function useImportParam() {
  const [query, setQuery] = useSearchParams();

  const go = useCallback(
    (next: string | undefined, options?: { replace: boolean }) => {
      const changed = new URLSearchParams(query);
      if (next === undefined) changed.delete('import');
      else changed.set('import', next);
      setQuery(changed, options);
    },
    [query, setQuery],
  );

  return {
    /** The id of the import, `new` before there is one, or undefined while none is open. */
    id: query.get('import') ?? undefined,
    open: useCallback((id: string) => go(id), [go]),
    /** Another import in the place of this one; Back leads to the list all the same. */
    replace: useCallback((id: string) => go(id, { replace: true }), [go]),
    close: useCallback(() => go(undefined, { replace: true }), [go]),
  };
}

export type ImportPlace = ReturnType<typeof useImportParam>;
