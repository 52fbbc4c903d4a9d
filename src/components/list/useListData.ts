import { useCallback, useEffect, useRef, useState } from 'react';
import { AppError } from '@/errors/app-error';
import { showUnexpected } from '@/errors/show';
import type { ListState } from './codec';

export type ListAnswer<Row> = { list: Row[]; total: number };
export type ListService<Row> = (
  query: ListState['filter'] & Omit<ListState, 'filter'>,
  signal: AbortSignal,
) => Promise<ListAnswer<Row>>;

type Data<Row> = { rows: Row[]; total: number; isLoading: boolean; error?: unknown };

const isCancelled = (error: unknown) => error instanceof AppError && error.kind === 'cancelled';

/**
 * The rows of a list. An answer that a later question has overtaken is dropped; rows never stand
 * under a filter that they were not asked for, nor under a failure.
 */
export function useListData<Row>(service: ListService<Row>, state: ListState) {
  const [data, setData] = useState<Data<Row>>({ rows: [], total: 0, isLoading: true });
  const [attempt, setAttempt] = useState(0);
  const { current, pageSize, sort } = state;
  const filter = JSON.stringify(state.filter);
  const shownFilter = useRef(filter);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    const controller = new AbortController();
    const keepsRows = shownFilter.current === filter;
    shownFilter.current = filter;
    setData((shown) => ({ rows: keepsRows ? shown.rows : [], total: keepsRows ? shown.total : 0, isLoading: true }));
    service({ ...JSON.parse(filter), current, pageSize, sort }, controller.signal).then(
      ({ list, total }) => {
        if (!controller.signal.aborted) setData({ rows: list, total, isLoading: false });
      },
      (error: unknown) => {
        if (controller.signal.aborted || isCancelled(error)) return;
        showUnexpected(error);
        setData({ rows: [], total: 0, isLoading: false, error });
      },
    );
    return () => controller.abort();
  }, [service, filter, current, pageSize, sort, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...data, reload };
}
