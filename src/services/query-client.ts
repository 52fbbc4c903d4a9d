import {
  focusManager,
  onlineManager,
  type Query,
  QueryClient,
  type QueryFilters,
  type QueryFunction,
  type QueryKey,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { FOCUS_REFRESH_MS, REQUEST_CACHE_MS } from '@/utils/constants';

type Versioned = { id: string; version: number };

const isVersioned = (answer: unknown): answer is Versioned =>
  typeof answer === 'object' && answer !== null && 'id' in answer && 'version' in answer;

/** A slow answer does not replace what a later write has answered already. */
const isOutdated = (cached: unknown, answer: unknown) =>
  isVersioned(cached) && isVersioned(answer) && cached.id === answer.id && answer.version < cached.version;

/**
 * Cache of everything that was read in this session (session/forget empties it). Unused answers are dropped after
 * 5 minutes, and one of the last 5 seconds is not fetched again (docs/spec.md section 9). What failed is fetched again
 * once the network is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: REQUEST_CACHE_MS,
      staleTime: FOCUS_REFRESH_MS,
      structuralSharing: (cached, answer) => (isOutdated(cached, answer) ? cached : replaceEqualDeep(cached, answer)),
      // The request's error handler reports a failure and the screen offers the retry.
      retry: false,
      // Offline, a request fails like any other instead of waiting in silence.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
    },
  },
});
queryClient.mount();
// A console that is opened offline learns of the network too.
onlineManager.setOnline(navigator.onLine);

// By default only a page that becomes visible counts; the spec means the window's focus as well.
focusManager.setEventListener((onFocus) => {
  const listener = () => onFocus();
  const events = ['visibilitychange', 'focus'] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
});

/**
 * Fetches what the next screen will read, unless it is cached.
 * @returns settles when there is an answer or a failure, which that screen will report
 */
export const prefetch = <Data>(queryKey: QueryKey, queryFn: QueryFunction<Data>) =>
  queryClient.prefetchQuery({ queryKey, queryFn });

/**
 * Fetches again whatever the current screen shows of an entity, except for a form that is open: a save tells it.
 * @param entity first element of the keys of its reads
 */
export function refetch(entity: string) {
  const filters: QueryFilters = { queryKey: [entity], predicate: ({ queryKey }) => queryKey[1] !== 'form' };
  // An answer that is on its way may be from before the change, and TanStack Query would wait for a first one.
  void queryClient.cancelQueries(filters);
  void queryClient.invalidateQueries(filters);
}

const isListRead = ({ queryKey }: Query) => queryKey[1] === 'list' || queryKey[1] === 'counts';

/**
 * Called after every write. Whatever is shown from the cache next is fetched again; lists are not shown from it, since
 * a row would stand where it no longer belongs.
 */
export function expireReads() {
  queryClient.removeQueries({ type: 'inactive', predicate: isListRead });
  void queryClient.invalidateQueries({ refetchType: 'none' });
  // An answer that is on its way may be from before the write.
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })) {
    const expire = () => query.invalidate();
    query.promise?.then(expire, expire);
  }
}
