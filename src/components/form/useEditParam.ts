import { useSearchParams } from '@umijs/max';
import { useCallback } from 'react';

/** Stands in the address for something that is not there yet. */
export const NEW = 'new';

/**
 * Which form is open over a screen, held in its address: a reload and a new sign-in open it again,
 * Back closes it, and the leave guard hears of both.
 */
export function useEditParam() {
  const [query, setQuery] = useSearchParams();
  const target = query.get('edit') ?? undefined;

  const go = useCallback(
    (next: string | undefined, options?: { replace: boolean }) => {
      const changed = new URLSearchParams(query);
      if (next === undefined) changed.delete('edit');
      else changed.set('edit', next);
      setQuery(changed, options);
    },
    [query, setQuery],
  );

  return {
    /** The id of what is edited, `new`, or undefined while no form is open. */
    target,
    open: useCallback((next: string) => go(next), [go]),
    close: useCallback(() => go(undefined, { replace: true }), [go]),
  };
}
