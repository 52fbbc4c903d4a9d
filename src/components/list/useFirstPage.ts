import { useEffect, useRef } from 'react';
import type { Filter, ListState } from './codec';
import type { useListState } from './useListState';

/**
 * Leads back to the first page where a list is of something else by now: page 5 of one week is none of another. An
 * address that names another page along with it, as Back does, is followed.
 */
export function useFirstPage(
  scope: Filter | undefined,
  { current }: ListState,
  go: ReturnType<typeof useListState>['go'],
) {
  const key = JSON.stringify(scope);
  const shown = useRef({ key, current });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, current };
    if (before.key !== key && before.current === current) go({ current: 1 }, { replace: true });
  }, [key, current, go]);
}
