import { useEffect } from 'react';
import type { ListState } from './codec';
import type { useListData } from './useListData';
import type { useListState } from './useListState';

type Read = Pick<ReturnType<typeof useListData>, 'rows' | 'total' | 'isLoading' | 'error'>;

/** Leads on to the last page where the one that was asked for does not exist, or no longer. */
export function useLastPage(
  { rows, total, isLoading, error }: Read,
  { current, pageSize }: ListState,
  go: ReturnType<typeof useListState>['go'],
) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const isBeyondEnd = !isLoading && !error && total > 0 && rows.length === 0 && current > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that turns out not to exist
  useEffect(() => {
    if (isBeyondEnd) go({ current: pages }, { replace: true });
  }, [isBeyondEnd, pages]);
}
