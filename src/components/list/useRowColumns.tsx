import { useMemoizedFn } from 'ahooks';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useRowAction } from '@/components/actions/useRowAction';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { ColumnSettings } from './columns';
import type { ListProps } from './list-props';
import { RowActions } from './RowActions';
import { RowLink } from './RowLink';
import { tableColumns } from './tableColumns';
import { useActionsWidth } from './useActionsWidth';

type Own<Row> = Pick<ListProps<Row>, 'columns' | 'rowActions' | 'rowLabel' | 'onOpen' | 'href'>;

/**
 * The columns of a list as the operator has set them, with a link in the first and the actions of a row in the last.
 *
 * @param sort the order of the rows that are shown
 * @returns `actions`: those of a row, for where there are no columns; `question`: the dialog of an action that asks
 * first, to be drawn; `open`: opens the detail of a row, `linkTo`: its address
 */
export function useRowColumns<Row extends { id: string }>(
  { columns, rowActions, rowLabel, onOpen, href }: Own<Row>,
  settings: ColumnSettings,
  { rows, sort, reload }: { rows: readonly Row[]; sort: string; reload: () => void },
) {
  const t = useText(listTexts);
  const [start, question] = useRowAction(reload);
  const actions = useCallback(
    (row: Row) =>
      rowActions && (
        <RowActions
          actions={rowActions(row, reload)}
          rowLabel={rowLabel(row)}
          onStart={(action) => void start(row.id, action)}
        />
      ),
    [rowActions, reload, rowLabel, start],
  );
  const open = useMemoizedFn((row: Row) => onOpen?.(row));
  const hrefNow = useMemoizedFn((row: Row) => href?.(row));
  // Where a row leads may say where the list stands: another page of it is no reason to draw the rows that are there.
  const linkTo = href && hrefNow;
  const linked = useCallback(
    (row: Row, name: ReactNode) => {
      const to = linkTo?.(row);
      if (to === undefined) return name;
      return (
        <RowLink href={to} onOpen={() => open(row)}>
          {name}
        </RowLink>
      );
    },
    [linkTo, open],
  );
  const hasActions = rowActions !== undefined;
  const width = useActionsWidth(rows, rowActions, reload);
  const shownColumns = useMemo(() => {
    const last = hasActions ? { title: t('actions'), width, render: actions } : undefined;
    return tableColumns(columns, settings, sort, last, reload, linked);
  }, [columns, settings, sort, hasActions, width, actions, reload, linked, t]);
  return { shownColumns, actions, open: onOpen && open, linkTo, question };
}
