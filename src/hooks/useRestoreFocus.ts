import { useEffect, useRef } from 'react';

/** The focusable element of the dialog or drawer around an element. */
const getDialog = (element: Element | null) =>
  element?.closest('[role="dialog"]')?.closest<HTMLElement>('[tabindex="-1"]') ?? null;

/** Where the focus was before a dialog opened. `from` is the dialog that led to it, which may be closed by then. */
type Opening = { opener: Element | null; dialog: HTMLElement | null; from?: Opening };

/** Openings of the open dialogs, newest last. */
const openings: Opening[] = [];

/** When the focused element is removed by a refetch, focuses its block or dialog, or the heading. */
function refocusWhenRemoved(element: HTMLElement) {
  const around = element.closest<HTMLElement>('section[tabindex="-1"]') ?? getDialog(element);
  const watcher = new MutationObserver(() => {
    if (element.isConnected) return;
    watcher.disconnect();
    if (document.activeElement !== document.body) return;
    if (around?.isConnected) around.focus();
    else document.querySelector('h1')?.focus();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', () => watcher.disconnect(), { once: true });
}

/**
 * Focuses the opener. If it is gone, like the button of a completed action, focuses the dialog around it, the opener of
 * that dialog, or the heading of the page.
 */
export function restoreFocus(opener: Element | null, dialog: HTMLElement | null = null, from?: Opening) {
  const isNowhere = opener === document.body;
  if (opener instanceof HTMLElement && !isNowhere) opener.focus();
  if (opener instanceof HTMLElement && document.activeElement === opener && !isNowhere)
    return refocusWhenRemoved(opener);
  // The element under the dialog has the focus already.
  if (document.activeElement !== document.body && !getDialog(document.activeElement)) return;
  if (dialog?.isConnected) dialog.focus();
  else if (from) restoreFocus(from.opener, from.dialog, from.from);
  else document.querySelector('h1')?.focus();
}

/**
 * Restores the focus after a dialog. antd does so at the end of the closing animation, which an unmounted dialog does not
 * reach.
 */
export function useRestoreFocus(isOpen: boolean) {
  const opening = useRef<Opening>(null);
  // During render, because the dialog takes the focus on mount.
  if (isOpen && !opening.current) {
    const opener = document.activeElement;
    opening.current = { opener, dialog: getDialog(opener), from: openings.at(-1) };
  }
  useEffect(() => {
    const own = opening.current;
    if (!isOpen || !own) return;
    openings.push(own);
    return () => {
      openings.splice(openings.indexOf(own), 1);
      restoreFocus(own.opener, own.dialog, own.from);
      opening.current = null;
    };
  }, [isOpen]);
}
