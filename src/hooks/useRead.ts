import { useRequest } from 'ahooks';
import { useEffect } from 'react';
import { FOCUS_REFRESH_MS } from '@/utils/constants';
import { sharedAnswer } from './sharedAnswer';

type Options = {
  /** The answer depends on these; a change reads again. */
  deps?: unknown[];
  /** Reads again when the window regains focus, not more often than every 5 s, and when it is online again. */
  refreshOnFocus?: boolean;
};

/**
 * Reads what is no table. The last answer of the last five minutes is shown at once while it is
 * read again; the cache ends with the session.
 *
 * @param key names the answer in the cache, with its parameters in it
 */
export function useRead<Data>(key: string, read: () => Promise<Data>, { deps, refreshOnFocus = false }: Options = {}) {
  const request = useRequest<Data, []>(
    read,
    {
      refreshDeps: deps,
      refreshOnWindowFocus: refreshOnFocus,
      focusTimespan: FOCUS_REFRESH_MS,
      // The error handler of the request has shown it; the screen offers the retry.
      onError: () => {},
    },
    [sharedAnswer(key)],
  );
  const { refresh } = request;
  useEffect(() => {
    if (!refreshOnFocus) return;
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [refreshOnFocus, refresh]);
  return request;
}
