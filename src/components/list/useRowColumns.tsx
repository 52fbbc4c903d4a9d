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
 * Columns of a list under the operator's settings, with a link in the name column and the row actions in the last one.
 *
 * @returns `actions`: the actions of a row, for cards; `question`: the confirmation dialog of an action, to be
 * rendered; `open`: opens the detail of a row; `linkTo`: its URL
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
  // The URL of a row may contain the page of the list: another page must not render the same rows again.
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
