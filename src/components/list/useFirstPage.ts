import { useEffect, useRef } from 'react';
import type { Filter, ListState } from './codec';
import type { useListState } from './useListState';

/**
 * Goes to the first page when the scope of the list changes: page 5 of one week means nothing in another. If the page
 * changes at the same time, as with Back, that page is kept.
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
