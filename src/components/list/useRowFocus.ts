import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Attribute with the id of a row, on a table row or a card. */
export const ROW = '[data-row-key]';
export const CONTROL = 'a[href], button:enabled, input:enabled';

const getControls = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROL)];

/**
 * Where the focus was: the element whose removal loses it and, in a row, the index of the row and of the control in it,
 * -1 for the row itself.
 */
type Place = { gone: Element; rowIndex?: number; controlIndex: number };

/**
 * Keeps the focus in the list when its row is removed, deleted or no longer matching: it moves to the same control of
 * the row that took the place, or to the box of the list if there are no rows. The box also gets the focus of other
 * removed controls, such as the retry button of a failed list.
 *
 * @param rows the rendered rows
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
  // A removed element fires no blur event, so its place is kept.
  const noteBlur = () => {
    place.current = undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each set of rows
  useLayoutEffect(() => {
    const left = place.current;
    if (!left || left.gone.isConnected || document.activeElement !== document.body) return;
    place.current = undefined;
    const shown = [...(box.current?.querySelectorAll(ROW) ?? [])];
    const next = left.rowIndex === undefined ? undefined : (shown[left.rowIndex] ?? shown.at(-1));
    if (next instanceof HTMLElement && left.controlIndex < 0) return next.focus({ preventScroll: true });
    const controls = next ? getControls(next) : [];
    (controls[left.controlIndex] ?? controls.at(-1) ?? box.current)?.focus({ preventScroll: true });
  }, [rows]);

  return { ref: box, tabIndex: -1, onFocus: noteFocus, onBlur: noteBlur };
}
