import { type QueryFunction, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { isSameValue } from '@/domain/compare';
import { queryClient } from '@/services/query-client';
import { getSessionNumber } from '@/session/forget';

type Options<Data> = Pick<UseQueryOptions<Data>, 'enabled' | 'refetchOnMount'> & {
  /** Fetches again when the window regains focus, at most every 5 s, and when the network is back. */
  refreshOnFocus?: boolean;
  /** Fetches on every mount, and is not cached after unmount. */
  isUncached?: boolean;
};

/**
 * Reads from the server: the one read path of the console. Components that use the same key share one request and its
 * answer. A cached answer of the last 5 minutes is shown at once, and refetched if it is older than 5 seconds.
 *
 * @param key entity, kind of read, id or filter, and after these three the page, order or version: while another one of
 * those is fetched, the previous answer stays
 */
export function useRead<Data>(
  key: QueryKey,
  read: QueryFunction<Data>,
  { refreshOnFocus = false, isUncached = false, ...options }: Options<Data> = {},
) {
  const session = getSessionNumber();
  return useQuery<Data>(
    {
      queryKey: key,
      meta: { session },
      queryFn: (context) => {
        // Accessing the signal makes TanStack Query cancel the read on unmount.
        if (isUncached) void context.signal;
        return read(context);
      },
      placeholderData: (shown, former) =>
        former?.meta?.session === session && isSameValue(former.queryKey.slice(0, 3), key.slice(0, 3))
          ? shown
          : undefined,
      ...(refreshOnFocus && { refetchOnWindowFocus: true, refetchOnReconnect: 'always' }),
      ...(isUncached && { gcTime: 0, staleTime: 0 }),
      ...options,
    },
    queryClient,
  );
}
