import { type RefObject, useLayoutEffect, useRef } from 'react';
import { registerShortcuts, type Shortcut } from './shortcut-registry';

type Options = {
  /** Whether they work over a dialog or drawer too, which nothing else of the page does. */
  isOver?: (overlay: Element) => boolean;
};

const never = () => false;

/**
 * Keys that do something as long as a component is on the screen, listed in the help on `?`. Keys without Ctrl
 * or ⌘ do nothing while something is typed; none does while an input method composes, or behind an open dialog
 * or drawer. Of two users of a key the newer has it.
 *
 * @returns a ref, for shortcuts of a dialog: what it is put on lies in the dialog, and they work there
 */
export function useShortcuts<Place extends Element = HTMLDivElement>(
  shortcuts: readonly Shortcut[],
  { isOver = never }: Options = {},
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  // Whoever sees the screen may use its keys.
  useLayoutEffect(
    () => registerShortcuts({ shortcuts: () => latest.current, place: () => place.current, isOver }),
    [isOver],
  );
  return place;
}
