import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';
import type { ListState } from './codec';
import { listCursorStore } from './list-cursor-store';
import type { ListReader, ListService, useListData } from './useListData';

type Read<Row> = Pick<ReturnType<typeof useListData<Row>>, 'rows' | 'total' | 'isLoading' | 'error'>;

/**
 * Stores the order of the rows, so that an opened row can lead to the next one. While a row is open over the list, the
 * stored order stays: an action may have moved the row.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response, when its query is known
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
      pageSize,
      isStart: current === 1,
      isEnd: current * pageSize >= total,
    });
  }, [name, rows, isCovered]);
}
