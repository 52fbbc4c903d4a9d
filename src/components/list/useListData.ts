import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppError } from '@/errors/app-error';
import { showUnexpected } from '@/errors/show';
import type { ListState } from './codec';

export type ListAnswer<Row> = { list: Row[]; total: number };
export type ListService<Row> = (
  query: ListState['filter'] & Omit<ListState, 'filter' | 'tab'>,
  signal: AbortSignal,
) => Promise<ListAnswer<Row>>;
/** A service whose query is that of the contract: the fields of the list are called as it calls them. */
export type ListReader<Row> = (query: never, signal: AbortSignal) => Promise<ListAnswer<Row>>;

type Data<Row> = {
  rows: Row[];
  total: number;
  /** The order that the rows stand in: another one that was asked for is on its way. */
  sort: string;
  isLoading: boolean;
  error?: unknown;
};

const isCancelled = (error: unknown) => error instanceof AppError && error.kind === 'cancelled';

/**
 * The rows of a list. An answer that a later question has overtaken is dropped; rows never stand
 * under a filter that they were not asked for, nor under a failure.
 */
export function useListData<Row>(service: ListReader<Row>, state: Omit<ListState, 'tab'>) {
  const [data, setData] = useState<Data<Row>>({ rows: [], total: 0, sort: state.sort, isLoading: true });
  const [attempt, setAttempt] = useState(0);
  const { current, pageSize, sort } = state;
  const filter = JSON.stringify(state.filter);
  const shownFilter = useRef(filter);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    const controller = new AbortController();
    const keepsRows = shownFilter.current === filter;
    shownFilter.current = filter;
    setData((shown) =>
      keepsRows && !shown.error ? { ...shown, isLoading: true } : { rows: [], total: 0, sort, isLoading: true },
    );
    service({ ...JSON.parse(filter), current, pageSize, sort } as never, controller.signal).then(
      ({ list, total }) => {
        // React would keep them back until it has drawn the new address, which nobody waits for.
        if (!controller.signal.aborted) flushSync(() => setData({ rows: list, total, sort, isLoading: false }));
      },
      (error: unknown) => {
        if (controller.signal.aborted || isCancelled(error)) return;
        showUnexpected(error);
        setData({ rows: [], total: 0, sort, isLoading: false, error });
      },
    );
    return () => controller.abort();
  }, [service, filter, current, pageSize, sort, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...data, attempt, reload };
}
