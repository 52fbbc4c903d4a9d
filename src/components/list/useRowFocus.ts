import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Carries the id of its row: a line of the table, or a card. */
const ROW = '[data-row-key]';
const CONTROL = 'a[href], button:enabled, input:enabled';

const getControls = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROL)];

/** Where in the list the focus was: what is gone when it is lost, and of a row which of all, and where in it. */
type Place = { gone: Element; rowIndex?: number; controlIndex: number };

/**
 * Keeps the focus in the list when its row goes, deleted or no longer of this filter: it moves to the same control of
 * the row that has taken the place; where there are no rows, to the box of the list. What stands in the place of rows,
 * such as the button that asks once more for a list that failed, leaves it to the box too.
 *
 * @param rows those that are drawn
 * @returns props of the box around them
 */
export function useRowFocus(rows: readonly unknown[]) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(undefined);

  const noteFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const row = target.closest(ROW);
    place.current = row
      ? {
          gone: row,
          rowIndex: [...currentTarget.querySelectorAll(ROW)].indexOf(row),
          controlIndex: getControls(row).indexOf(target as HTMLElement),
        }
      : { gone: target, controlIndex: 0 };
  };
  // Not heard of what is taken away: there the place is kept.
  const noteBlur = () => {
    place.current = undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for other rows
  useLayoutEffect(() => {
    const left = place.current;
    if (!left || left.gone.isConnected || document.activeElement !== document.body) return;
    place.current = undefined;
    const shown = [...(box.current?.querySelectorAll(ROW) ?? [])];
    const next = left.rowIndex === undefined ? undefined : (shown[left.rowIndex] ?? shown.at(-1));
    const controls = next ? getControls(next) : [];
    (controls[left.controlIndex] ?? controls.at(-1) ?? box.current)?.focus({ preventScroll: true });
  }, [rows]);

  return { ref: box, tabIndex: -1, onFocus: noteFocus, onBlur: noteBlur };
}
