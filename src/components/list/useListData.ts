import type { QueryFunctionContext } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { AppError } from '@/errors/app-error';
import { showUnexpected } from '@/errors/show';
import { useRead } from '@/hooks/useRead';
import type { ReadOptions } from '@/services/http';
import { refetch } from '@/services/query-client';
import { serverNow } from '@/utils/clock';
import type { ListState } from './codec';

export type ListAnswer<Row> = { list: Row[]; total: number };
export type ListService<Row> = (
  query: ListState['filter'] & Omit<ListState, 'filter' | 'tab'>,
  options: ReadOptions,
) => Promise<ListAnswer<Row>>;
/** A service whose query is that of the contract: the fields of the list are called as it calls them. */
export type ListReader<Row> = (query: never, options: ReadOptions) => Promise<ListAnswer<Row>>;

type Query = Omit<ListState, 'tab'>;
const noRows: never[] = [];

/** Key and function of the read of a list's page, for `useRead` and `prefetch`. */
export const listQuery = <Row>(name: string, service: ListReader<Row>, { filter, current, pageSize, sort }: Query) => ({
  key: [name, 'list', filter, { current, pageSize, sort }] as const,
  read: async ({ signal }: QueryFunctionContext) => {
    // Shown by the list: by StaleNote above rows that stay, or in place of rows.
    const options = { errors: 'inline', signal } as const;
    const { list, total } = await service({ ...filter, current, pageSize, sort } as never, options);
    return { rows: list, total, sort, readAt: serverNow() };
  },
});

/**
 * Reads the rows of a list. While another page or order is on its way the rows stay; they never stand under a filter
 * that they were not read with. If the same page fails when it is read again, its rows stay, with `staleError`; if
 * another one fails there are none, with `error`.
 *
 * @param name first element of the keys of all reads that `reload` repeats
 */
export function useListData<Row>(name: string, service: ListReader<Row>, query: Query) {
  const { key, read } = listQuery(name, service, query);
  const { data, error: failure, isFetching } = useRead(key, read);
  // The browser cancels reads of a page that it leaves.
  const isCancelled = failure instanceof AppError && failure.kind === 'cancelled';
  const error = isCancelled ? undefined : (failure ?? undefined);
  const isEmpty = data === undefined;
  useEffect(() => {
    if (isEmpty && error) showUnexpected(error);
  }, [isEmpty, error]);
  return {
    rows: data?.rows ?? (noRows as Row[]),
    total: data?.total ?? 0,
    /** The order of the rows: another one may be on its way. */
    sort: data?.sort ?? query.sort,
    /** When the rows were read, in milliseconds of the server's clock. */
    readAt: data?.readAt ?? 0,
    isLoading: isFetching || isCancelled,
    /** Why there are no rows to show. */
    error: isEmpty && !isFetching ? error : undefined,
    /** Why the rows could not be read again. */
    staleError: isEmpty ? undefined : error,
    reload: useCallback(() => refetch(name), [name]),
  };
}
