import { useMemo, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { RowAction } from './actions';
import { getActionsWidth } from './row-actions';

/**
 * How wide the column of the actions is, in pixels: for the widest of the rows that were shown, so that no page moves
 * the columns back.
 */
export function useActionsWidth<Row>(
  rows: readonly Row[],
  actionsOf: ((row: Row, reload: () => void) => RowAction[]) | undefined,
  reload: () => void,
) {
  const t = useText(listTexts);
  const widest = useRef({ more: '', width: 0 });
  const more = t('more');
  // Other words are other widths.
  if (widest.current.more !== more) widest.current = { more, width: 0 };
  const needed = useMemo(
    () => Math.max(0, ...(actionsOf ? rows.map((row) => getActionsWidth(actionsOf(row, reload), more)) : [])),
    [rows, actionsOf, reload, more],
  );
  widest.current.width = Math.max(widest.current.width, needed);
  return widest.current.width;
}
