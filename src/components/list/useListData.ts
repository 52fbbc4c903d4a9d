import type { QueryFunctionContext } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { AppError } from '@/errors/app-error';
import { getPresentation } from '@/errors/catalogue';
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
/** A list service with the query type of its contract: the filter fields have the names of the contract. */
export type ListReader<Row> = (query: never, options: ReadOptions) => Promise<ListAnswer<Row>>;

type Query = Omit<ListState, 'tab'>;
const noRows: never[] = [];

/** Query key and query function of one list page, for `useRead` and `prefetch`. */
export const listQuery = <Row>(name: string, service: ListReader<Row>, { filter, current, pageSize, sort }: Query) => ({
  key: [name, 'list', filter, { current, pageSize, sort }] as const,
  read: async ({ signal }: QueryFunctionContext) => {
    // The list shows the error itself: in StaleNote above rows that stay, or in place of rows.
    const options = { errors: 'inline', signal } as const;
    const { list, total } = await service({ ...filter, current, pageSize, sort } as never, options);
    return { rows: list, total, sort, readAt: serverNow() };
  },
});

/**
 * Loads the rows of a list. While another page or order loads the rows stay; while another filter loads there are none.
 * If a reload of the same page fails, its rows stay and `staleError` is set; if another page fails there are no rows,
 * and `error` is set.
 *
 * @param name first element of all query keys that `reload` refetches
 * @param isHeld what the list shows is not known yet, so that it loads nothing
 */
export function useListData<Row>(name: string, service: ListReader<Row>, query: Query, isHeld = false) {
  const { key, read } = listQuery(name, service, query);
  // Another key: rows of the plain list may be cached, and would be shown before those of the default view.
  const { data, error: failure, isFetching } = useRead(isHeld ? [name, 'held'] : key, read, { enabled: !isHeld });
  // The browser cancels requests when the page unloads.
  const isCancelled = failure instanceof AppError && failure.kind === 'cancelled';
  const error = isCancelled ? undefined : (failure ?? undefined);
  const isEmpty = data === undefined;
  // The list shows its error in place of the rows; only an error that leads to the error page is shown here.
  useEffect(() => {
    if (!isEmpty || !error) return;
    if (!(error instanceof AppError) || getPresentation(error, navigator.onLine).how === 'page') showUnexpected(error);
  }, [isEmpty, error]);
  return {
    rows: data?.rows ?? (noRows as Row[]),
    total: data?.total ?? 0,
    /** Sort order of the rows; another one may be loading. */
    sort: data?.sort ?? query.sort,
    /** When the rows were loaded, in milliseconds of the server's clock. */
    readAt: data?.readAt ?? 0,
    isLoading: isHeld || isFetching || isCancelled,
    /** Why there are no rows. */
    error: isEmpty && !isFetching ? error : undefined,
    /** Why the last reload failed. */
    staleError: isEmpty ? undefined : error,
    reload: useCallback(() => refetch(name), [name]),
  };
}
