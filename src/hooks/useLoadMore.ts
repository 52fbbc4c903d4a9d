import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEventListener, useMemoizedFn, useSize } from 'ahooks';
import { type RefObject, useEffect } from 'react';
import { queryClient } from '@/services/query-client';
import { LOAD_MORE_THRESHOLD_PX } from '@/utils/constants';

type Page<Item> = { list: Item[]; total: number };

/**
 * Reads a list page by page; the next page is read when it is scrolled to within 100 px of its end.
 *
 * @param key entity and all parameters of the read; another key starts a new list
 * @param read reads page `current`, counted from 1
 * @param target the scrolling element
 * @returns among others `error` of the first page or a reload, and `moreError` of the next page
 */
export function useLoadMore<Item>(
  key: QueryKey,
  read: (current: number) => Promise<Page<Item>>,
  target: RefObject<HTMLElement | null>,
) {
  const query = useInfiniteQuery(
    {
      queryKey: key,
      queryFn: ({ pageParam, signal: _ }) => read(pageParam),
      initialPageParam: 1,
      // An empty page ends the list too, because rows can be deleted meanwhile.
      getNextPageParam: ({ list, total }: Page<Item>, pages) =>
        list.length > 0 && pages.flatMap((page) => page.list).length < total ? pages.length + 1 : undefined,
      // No pages instead of no data, so that an error and its retry button stay until the retry is answered.
      initialData: { pages: [], pageParams: [] },
      initialDataUpdatedAt: 1,
      gcTime: 0,
      staleTime: 0,
    },
    queryClient,
  );
  const { data, error, isFetchNextPageError: isOfMore } = query;
  const isLoaded = data.pages.length > 0;
  const isReloading = isLoaded && query.isRefetching;
  const loadMore = () => void query.fetchNextPage();
  const loadIfNearEnd = useMemoizedFn(() => {
    const box = target.current;
    if (!box || query.isFetching || !query.hasNextPage) return;
    if (box.scrollHeight - box.scrollTop <= box.clientHeight + LOAD_MORE_THRESHOLD_PX) loadMore();
  });
  useEventListener('scroll', loadIfNearEnd, { target });
  const height = useSize(target)?.height;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows or a taller box may leave the end in view
  useEffect(loadIfNearEnd, [data, height]);

  return {
    list: data.pages.flatMap(({ list }) => list),
    isLoaded,
    error: isOfMore || isReloading ? undefined : (error ?? undefined),
    moreError: isOfMore ? error : undefined,
    isReloading,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    loadMore,
    reload: () => void query.refetch(),
  };
}
