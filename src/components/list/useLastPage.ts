import { useEffect } from 'react';
import type { ListState } from './codec';
import type { useListData } from './useListData';
import type { useListState } from './useListState';

type Read = Pick<ReturnType<typeof useListData>, 'rows' | 'total' | 'isLoading' | 'error'>;

/** Goes to the last page if the requested one does not exist. */
export function useLastPage(
  { rows, total, isLoading, error }: Read,
  { current, pageSize }: ListState,
  go: ReturnType<typeof useListState>['go'],
) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const isBeyondEnd = !isLoading && !error && total > 0 && rows.length === 0 && current > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page that does not exist
  useEffect(() => {
    if (isBeyondEnd) go({ current: pages }, { replace: true });
  }, [isBeyondEnd, pages]);
}
