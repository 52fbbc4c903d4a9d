import { type RefObject, useLayoutEffect } from 'react';

/** Gives a row the focus when the pressed button has been removed: "mark as read" of this row, or the load button above. */
export function useRowFocus(row: RefObject<HTMLElement | null>, isRead: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the read state changes, which removes the focused button
  useLayoutEffect(() => {
    if (document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('a, button, [tabindex]')?.focus();
  }, [isRead]);
}
