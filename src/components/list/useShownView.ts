import type { ProColumns } from '@ant-design/pro-components';
import { useIntl } from '@umijs/max';
import { useDeferredValue, useMemo } from 'react';
import { list } from '@/contract/limits/list';
import type { Density } from './columns';
import type { useListData } from './useListData';

/** What a list shows, all of one moment. */
export type ShownView<Row> = {
  rows: Row[];
  /** The order that the rows stand in. */
  sort: string;
  /** None have come yet. */
  isLoading: boolean;
  error?: unknown;
  isFiltered: boolean;
  columns: ProColumns<Row>[];
  density: Density;
  /** The language of the columns. */
  locale: string;
};

type Read<Row> = Omit<ReturnType<typeof useListData<Row>>, 'reload' | 'readAt' | 'staleError'>;

/**
 * What a list shows of what was read. Typing, ticking and clicking are answered at once; a hundred
 * rows are drawn right after. A page as it is by default is drawn as it comes: in pieces, with pictures of the screen
 * between them, it would take twice as long.
 *
 * @returns `isShown`: nothing newer is on its way, from the server or into the picture
 */
export function useShownView<Row>(
  { rows, total, sort, isLoading, error }: Read<Row>,
  isFiltered: boolean,
  columns: ShownView<Row>['columns'],
  density: ShownView<Row>['density'],
) {
  const { locale } = useIntl();
  const isEmpty = isLoading && rows.length === 0;
  const newest = useMemo(
    () => ({ rows, total, sort, isLoading: isEmpty, error, isFiltered, columns, density, locale }),
    [rows, total, sort, isEmpty, error, isFiltered, columns, density, locale],
  );
  const later = useDeferredValue(newest);
  const view = rows.length > list.pageSize ? later : newest;
  return { view, isShown: !isLoading && view === newest };
}
