import type { MouseEvent } from 'react';

/** Whether a click ends a selection of text: who copies a number does not want to leave the list. */
const isTextSelected = ({ detail }: MouseEvent) => detail > 0 && window.getSelection()?.isCollapsed === false;

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey;

/** A click of the main button, or Enter, that asks for nothing special. */
export const isPlainClick = (event: MouseEvent) => event.button === 0 && !hasModifier(event) && !isTextSelected(event);

const opensNewTab = (event: MouseEvent) => event.button === 1 || event.ctrlKey || event.metaKey;

/** What has its own click. */
const interactive = 'a, button, label, input';
/** React tells a row of clicks in a dialog, too, that one of its cells has opened. */
const isRowTarget = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element && currentTarget.contains(target) && !target.closest(interactive);

/**
 * Mouse handlers of a row: a plain click opens it, and with Ctrl, Cmd or the middle button it is opened in a new tab,
 * as a link is.
 *
 * @param href the address of what is opened, where it has one
 */
export function rowHandlers(onOpen: (() => void) | undefined, href: string | undefined) {
  if (!onOpen) return {};
  const click = (event: MouseEvent) => {
    if (!isRowTarget(event) || isTextSelected(event)) return;
    if (href && opensNewTab(event)) window.open(href, '_blank', 'noopener');
    else if (isPlainClick(event)) onOpen();
  };
  return {
    onClick: click,
    onAuxClick: click,
    // The middle button would start to scroll the page.
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 1 && isRowTarget(event)) event.preventDefault();
    },
  };
}
