import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether a click ends a text selection: copying a number must not open the row. */
const isTextSelected = ({ detail }: MouseEvent) => detail > 0 && window.getSelection()?.isCollapsed === false;

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey;

/** A click of the main button, or Enter, without modifier keys. */
export const isPlainClick = (event: MouseEvent) => event.button === 0 && !hasModifier(event) && !isTextSelected(event);

const opensNewTab = (event: MouseEvent) => event.button === 1 || event.ctrlKey || event.metaKey;

/** Elements that handle clicks themselves. */
const interactive = 'a, button, label, input';
/** React also bubbles clicks from a dialog that a cell has rendered in a portal. */
const isRowTarget = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element && currentTarget.contains(target) && !target.closest(interactive);

/**
 * Handlers of a row: a plain click opens it, also Enter while the row itself has the focus (useRowShortcuts); Ctrl, Cmd
 * or the middle button opens it in a new tab, like a link.
 *
 * @param href URL of the detail, if it has one
 */
export function rowHandlers(onOpen: (() => void) | undefined, href: string | undefined) {
  if (!onOpen) return {};
  const click = (event: MouseEvent) => {
    if (!isRowTarget(event) || isTextSelected(event)) return;
    if (href && opensNewTab(event)) window.open(href, '_blank', 'noopener');
    else if (isPlainClick(event)) onOpen();
  };
  return {
    tabIndex: -1,
    onKeyDown: ({ key, target, currentTarget }: KeyboardEvent) => {
      if (key === 'Enter' && target === currentTarget) onOpen();
    },
    onClick: click,
    onAuxClick: click,
    // Otherwise the middle button starts autoscroll.
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 1 && isRowTarget(event)) event.preventDefault();
    },
  };
}
