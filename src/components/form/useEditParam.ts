import { useSearchParams } from '@umijs/max';
import { useCallback, useEffect, useRef } from 'react';
import { focusBack } from '@/hooks/useFocusBack';

/** Stands in the address for something that is not there yet. */
export const NEW = 'new';

/** What a new one is made for, beside `edit`. */
type About = { parentId?: string };

/**
 * Which form is open over a screen, held in its address: a reload and a new sign-in open it again,
 * Back closes it, and the leave guard hears of both.
 */
export function useEditParam() {
  const [query, setQuery] = useSearchParams();
  const target = query.get('edit') ?? undefined;
  const parentId = query.get('parentId') ?? undefined;

  const go = useCallback(
    (next: About & { edit?: string }, options?: { replace: boolean }) => {
      const changed = new URLSearchParams(query);
      for (const name of ['edit', 'parentId'] as const) {
        const value = next[name];
        if (value === undefined) changed.delete(name);
        else changed.set(name, value);
      }
      setQuery(changed, options);
    },
    [query, setQuery],
  );

  // A form may first have to load, and so be two drawers: neither knows where the focus came from.
  const opener = useRef<Element>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && target === undefined) focusBack(opener.current);
    wasOpen.current = target !== undefined;
  }, [target]);

  return {
    /** The id of what is edited, `new`, or undefined while no form is open. */
    target,
    /** What the new one is to lie below. */
    parentId,
    open: useCallback(
      (edit: string, about: About = {}) => {
        opener.current = document.activeElement;
        go({ edit, ...about });
      },
      [go],
    ),
    close: useCallback(() => go({}, { replace: true }), [go]),
  };
}
