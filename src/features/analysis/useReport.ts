import type { QueryKey } from '@tanstack/react-query';
import { useRead } from '@/hooks/useRead';
import { prefetch } from '@/services/query-client';
import { serverNow } from '@/utils/clock';

type Read<Query, Data> = (query: Query) => Promise<Data>;

const reportQuery = <Query extends object, Data>(name: QueryKey, query: Query, read: Read<Query, Data>) => ({
  key: [...name, query],
  read: async () => ({ at: serverNow(), value: await read(query) }),
});

/** Prefetches what `useReport` will read (session/prefetch). */
export function prefetchReport<Query extends object, Data>(name: QueryKey, query: Query, read: Read<Query, Data>) {
  const report = reportQuery(name, query, read);
  return prefetch(report.key, report.read);
}

/**
 * Loads the figures of a report. After the query has changed, there are no data until the new ones are loaded, so
 * figures never appear under another period.
 *
 * @param name first elements of the query key
 * @param query parameters of `read`; a change reloads
 * @param isPart whether another component on the screen reads the same figures, with which these have to agree; opening
 * a part does not refetch them
 */
export function useReport<Query extends object, Data>(
  name: QueryKey,
  query: Query,
  read: Read<Query, Data>,
  isPart = false,
) {
  const report = reportQuery(name, query, read);
  const { data, isFetching, error, refetch } = useRead(report.key, report.read, { refetchOnMount: !isPart });
  const failed = isFetching || data ? undefined : (error ?? undefined);
  return {
    data: data?.value,
    isLoading: !data && failed === undefined,
    /** Error of the first load; undefined if there are figures. */
    error: failed,
    /** Set if a reload failed: the time of the shown figures in epoch milliseconds, and the error. */
    stale: data && error && !isFetching ? { at: data.at, error } : undefined,
    reload: refetch as () => void,
  };
}

/** Part of the result of `useReport` that views need. */
export type ReportRead = Pick<ReturnType<typeof useReport>, 'error' | 'reload'> &
  Partial<Pick<ReturnType<typeof useReport>, 'stale'>>;
