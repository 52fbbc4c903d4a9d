import { useRead } from '@/hooks/useRead';
import { serverNow } from '@/utils/clock';

/**
 * Reads what a screen shows of a period. Figures of the period before are never shown under this one:
 * until its own have come there are none.
 *
 * @param name names the read in the cache
 * @param query what is asked for; another one is read at once
 */
export function useReport<Query extends object, Data>(
  name: string,
  query: Query,
  read: (query: Query) => Promise<Data>,
) {
  const key = `${name}:${JSON.stringify(query)}`;
  const { data, loading, error, refresh } = useRead(
    key,
    async () => ({ key, at: serverNow(), value: await read(query) }),
    {
      deps: [key],
    },
  );
  const answer = data?.key === key ? data : undefined;
  const shown = answer?.value;
  const failed = loading || shown !== undefined ? undefined : error;
  return {
    data: shown,
    // Another query is under way before its request is: nothing is missing in between.
    isLoading: shown === undefined && failed === undefined,
    /** Why there is nothing to show. */
    error: failed,
    /** Figures that could not be read again stay: when they were read, in milliseconds, and why there are no newer ones. */
    stale: answer && error !== undefined && !loading ? { at: answer.at, error } : undefined,
    reload: refresh,
  };
}

/** What a view needs of its read: pass it on as it is. */
export type ReportRead = Pick<ReturnType<typeof useReport>, 'error' | 'reload'> &
  Partial<Pick<ReturnType<typeof useReport>, 'stale'>>;
