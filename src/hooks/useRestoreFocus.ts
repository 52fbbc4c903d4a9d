import { useEffect, useRef } from 'react';

/** The dialog or drawer that an element lies in, as what can have the focus. */
const getDialog = (element: Element | null) =>
  element?.closest('[role="dialog"]')?.closest<HTMLElement>('[tabindex="-1"]') ?? null;

/** Where the focus was before a dialog opened; `from`: the dialog that led to it, which may be gone by the end of this one. */
type Opening = { opener: Element | null; dialog: HTMLElement | null; from?: Opening };

/** Those of the dialogs that are open, the newest last. */
const openings: Opening[] = [];

/** Once what has the focus goes, because it has been read again, the block or dialog that it lay in has it, or the heading. */
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
 * Puts the focus on what it came from; where that is gone, as the button of an action that is done, on the dialog that
 * it lay in, on what that one came from, or else on the heading of the page.
 */
export function restoreFocus(opener: Element | null, dialog: HTMLElement | null = null, from?: Opening) {
  const isNowhere = opener === document.body;
  if (opener instanceof HTMLElement && !isNowhere) opener.focus();
  if (opener instanceof HTMLElement && document.activeElement === opener && !isNowhere)
    return refocusWhenRemoved(opener);
  // What lay under it has been given the focus already.
  if (document.activeElement !== document.body && !getDialog(document.activeElement)) return;
  if (dialog?.isConnected) dialog.focus();
  else if (from) restoreFocus(from.opener, from.dialog, from.from);
  else document.querySelector('h1')?.focus();
}

/**
 * Gives the focus back to what had it before a dialog opened. antd does so at the end of the closing,
 * which a dialog that is simply taken away does not live to see.
 */
export function useRestoreFocus(isOpen: boolean) {
  const opening = useRef<Opening>(null);
  // While it is drawn: once it is there it has the focus itself.
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
