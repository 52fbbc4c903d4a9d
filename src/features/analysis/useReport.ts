import type { QueryKey } from '@tanstack/react-query';
import { useRead } from '@/hooks/useRead';
import { prefetch } from '@/services/query-client';
import { serverNow } from '@/utils/clock';

type Read<Query, Data> = (query: Query) => Promise<Data>;

const reportQuery = <Query extends object, Data>(name: QueryKey, query: Query, read: Read<Query, Data>) => ({
  key: [...name, query],
  read: async () => ({ at: serverNow(), value: await read(query) }),
});

/** Fetches what `useReport` will read (session/prefetch). */
export function prefetchReport<Query extends object, Data>(name: QueryKey, query: Query, read: Read<Query, Data>) {
  const report = reportQuery(name, query, read);
  return prefetch(report.key, report.read);
}

/**
 * Reads what a screen shows of a period. Figures of the period before are never shown under this one:
 * until its own have come there are none.
 *
 * @param name first elements of the key
 * @param query what is read; another one is read at once
 */
export function useReport<Query extends object, Data>(name: QueryKey, query: Query, read: Read<Query, Data>) {
  const report = reportQuery(name, query, read);
  const { data, isFetching, error, refetch } = useRead(report.key, report.read);
  const failed = isFetching || data ? undefined : (error ?? undefined);
  return {
    data: data?.value,
    isLoading: !data && failed === undefined,
    /** Why there is nothing to show. */
    error: failed,
    /** Figures that could not be read again stay: when they were read, in milliseconds, and why there are no newer ones. */
    stale: data && error && !isFetching ? { at: data.at, error } : undefined,
    reload: refetch as () => void,
  };
}

/** What a view needs of its read: pass it on as it is. */
export type ReportRead = Pick<ReturnType<typeof useReport>, 'error' | 'reload'> &
  Partial<Pick<ReturnType<typeof useReport>, 'stale'>>;
