import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';
import type { ListState } from './codec';
import { listCursorStore } from './list-cursor-store';
import type { ListReader, ListService, useListData } from './useListData';

type Read<Row> = Pick<ReturnType<typeof useListData<Row>>, 'rows' | 'total' | 'isLoading' | 'error'>;

/**
 * Keeps in which order a list shows its rows, for whoever opens one of them and goes on to the next. While something
 * that was opened from it lies over it, the order is that in which it was: what is done may have moved the row.
 */
export function useListCursor<Row extends { id: string }>(
  name: string,
  service: ListReader<Row>,
  { filter, current, pageSize, sort }: ListState,
  { rows, total, isLoading, error }: Read<Row>,
  isCovered: boolean,
) {
  const question = JSON.stringify({ filter, current, pageSize, sort });
  const kept = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, of which the question is known by then
  useEffect(() => {
    if (isLoading || error || (isCovered && kept.current === question)) return;
    kept.current = question;
    const idsOf = (list: readonly Row[]) => list.map(({ id }) => id);
    const read = service as ListService<Row>;
    listCursorStore.set(name, {
      readPage: async (number) => {
        const query = { ...filter, current: number, pageSize, sort } as Parameters<typeof read>[0];
        const page = await read(query, {});
        return { ids: idsOf(page.list), isLast: number * pageSize >= page.total };
      },
      ids: idsOf(rows),
      address: `${history.location.pathname}${history.location.search}`,
      filter,
      first: current,
      last: current,
      isStart: current === 1,
      isEnd: current * pageSize >= total,
    });
  }, [name, rows, isCovered]);
}
