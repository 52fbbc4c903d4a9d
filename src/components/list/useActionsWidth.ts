import { useMemo, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { RowAction } from './actions';
import { getActionsWidth } from './row-actions';

/** Width of the column while there are no rows, in pixels. */
const MIN_WIDTH = 84;

/**
 * Width of the actions column, in pixels: that of the widest row shown so far, so that the column does not shrink again
 * on another page.
 */
export function useActionsWidth<Row>(
  rows: readonly Row[],
  actionsOf: ((row: Row, reload: () => void) => RowAction[]) | undefined,
  reload: () => void,
) {
  const t = useText(listTexts);
  const widest = useRef({ more: '', width: 0 });
  const more = t('more');
  // Another language has other widths.
  if (widest.current.more !== more) widest.current = { more, width: 0 };
  const needed = useMemo(
    () => Math.max(MIN_WIDTH, ...(actionsOf ? rows.map((row) => getActionsWidth(actionsOf(row, reload), more)) : [])),
    [rows, actionsOf, reload, more],
  );
  widest.current.width = Math.max(widest.current.width, needed);
  return widest.current.width;
}
