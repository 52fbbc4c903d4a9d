import type { ProColumns } from '@ant-design/pro-components';
import { useIntl } from '@umijs/max';
import { useDeferredValue, useMemo } from 'react';
import { list } from '@/contract/limits/list';
import type { Density } from './columns';
import type { useListData } from './useListData';

/** What a list shows, as one consistent snapshot. */
export type ShownView<Row> = {
  rows: Row[];
  /** Sort order of the rows. */
  sort: string;
  /** No rows have loaded yet. */
  isLoading: boolean;
  error?: unknown;
  isFiltered: boolean;
  columns: ProColumns<Row>[];
  density: Density;
  /** Language of the columns. */
  locale: string;
};

type Read<Row> = Omit<ReturnType<typeof useListData<Row>>, 'reload' | 'readAt' | 'staleError'>;

/**
 * The view that a list renders. With more rows than the default page size it is deferred: typing, selecting and
 * clicking respond at once, and a hundred rows render right after. A page of default size renders directly: in slices
 * with paints between them it would take twice as long.
 *
 * @returns `isShown`: the view is up to date, nothing newer is loading or waiting to render
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
