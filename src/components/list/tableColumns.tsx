import type { ProColumns } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import { arrange, type ColumnSettings, isShown, type ListColumn } from './columns';

/** The direction in which a list is sorted by a column, of the API's `sort`. */
export const orderOf = (sort: string, key: string) =>
  sort === key ? ('ascend' as const) : sort === `-${key}` ? ('descend' as const) : null;

type Actions<Row> = { title: string; render: (row: Row) => ReactNode };

/** The columns as the table wants them: arranged by the operator, sorted by the address, actions last. */
export function tableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  settings: ColumnSettings,
  sort: string,
  actions: Actions<Row> | undefined,
): ProColumns<Row>[] {
  const shown = arrange(columns, settings).filter((column) => isShown(column, settings));
  const isChanged = (row: Row, before: Row) => row !== before;
  const own = shown.map(
    ({ sortable, initiallyHidden: _, ...column }): ProColumns<Row> => ({
      ...column,
      sorter: sortable,
      sortOrder: sortable && orderOf(sort, column.key),
      fixed: settings.pinned.includes(column.key) ? 'left' : undefined,
      // Ticking one of a hundred rows draws that row, and not every cell of the table.
      shouldCellUpdate: isChanged,
    }),
  );
  if (!actions) return own;
  return [
    ...own,
    {
      key: 'actions',
      title: actions.title,
      fixed: 'right',
      width: 116,
      shouldCellUpdate: isChanged,
      render: (_, row) => actions.render(row),
    },
  ];
}
