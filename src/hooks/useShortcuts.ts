import { type RefObject, useLayoutEffect, useRef } from 'react';
import { registerShortcuts, type Shortcut } from './shortcut-registry';

type Options = {
  /** Whether they also work while this overlay is open, unlike all others of the page. */
  isOver?: (overlay: Element) => boolean;
};

const never = () => false;

/**
 * Shortcuts of a mounted component, listed in the help on `?`. Keys without Ctrl or ⌘ do nothing in a text field; none
 * works during composition or behind an open dialog or drawer. The newest component with a key handles it.
 *
 * @returns ref for an element inside the dialog that the shortcuts belong to
 */
export function useShortcuts<Place extends Element = HTMLDivElement>(
  shortcuts: readonly Shortcut[],
  { isOver = never }: Options = {},
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  // A layout effect, so that the keys work as soon as the screen is visible.
  useLayoutEffect(
    () => registerShortcuts({ shortcuts: () => latest.current, place: () => place.current, isOver }),
    [isOver],
  );
  return place;
}
