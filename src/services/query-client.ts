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

/** Whether an answer is older than the cached one, so that a slow read does not replace the result of a later write. */
const isOutdated = (cached: unknown, answer: unknown) =>
  isVersioned(cached) && isVersioned(answer) && cached.id === answer.id && answer.version < cached.version;

/**
 * Cache of all reads of this session (session/forget clears it). Unused answers are dropped after 5 minutes, and an
 * answer is fresh for 5 seconds (docs/spec.md section 9). Failed reads are fetched again once the network is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: REQUEST_CACHE_MS,
      staleTime: FOCUS_REFRESH_MS,
      structuralSharing: (cached, answer) => (isOutdated(cached, answer) ? cached : replaceEqualDeep(cached, answer)),
      // The error handler of requests reports a failure and the screen offers a retry.
      retry: false,
      // Offline requests fail like any other instead of being paused silently.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
    },
  },
});
queryClient.mount();
// Needed when the console is opened offline.
onlineManager.setOnline(navigator.onLine);

// TanStack Query refetches only when the page becomes visible; the spec also requires it when the window gets the
// focus.
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
 * @returns a promise that resolves after the answer or failure; that screen reports the failure
 */
export const prefetch = <Data>(queryKey: QueryKey, queryFn: QueryFunction<Data>) =>
  queryClient.prefetchQuery({ queryKey, queryFn });

/**
 * Refetches what the current screen shows of an entity, except for open forms, which get the result of a save.
 * @param entity first element of the query keys
 */
export function refetch(entity: string) {
  const filters: QueryFilters = { queryKey: [entity], predicate: ({ queryKey }) => queryKey[1] !== 'form' };
  // An in-flight answer may be older than the change, and TanStack Query would not refetch during a first load.
  void queryClient.cancelQueries(filters);
  void queryClient.invalidateQueries(filters);
}

const isListRead = ({ queryKey }: Query) => queryKey[1] === 'list' || queryKey[1] === 'counts';

/**
 * Called after every write. Marks all cached answers stale, so that they are refetched when they are shown next. Lists
 * that are not on the screen are removed, because their rows may no longer be in the right place.
 */
export function expireReads() {
  queryClient.removeQueries({ type: 'inactive', predicate: isListRead });
  void queryClient.invalidateQueries({ refetchType: 'none' });
  // An in-flight answer may be older than the write.
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })) {
    const expire = () => query.invalidate();
    query.promise?.then(expire, expire);
  }
}
