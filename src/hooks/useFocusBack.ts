import { useEffect, useRef } from 'react';

/** The dialog or drawer that an element lies in, as what can have the focus. */
const dialogAround = (element: Element | null) =>
  element?.closest('[role="dialog"]')?.closest<HTMLElement>('[tabindex="-1"]') ?? null;

/** Once what has the focus goes, because the page has been read again, the heading has it. */
function keepFocus(element: HTMLElement) {
  const watcher = new MutationObserver(() => {
    if (element.isConnected) return;
    watcher.disconnect();
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', () => watcher.disconnect(), { once: true });
}

/**
 * Puts the focus on what it came from; where that is gone, as the button of an action that is done, on the dialog that
 * it lay in, or else on the heading of the page.
 */
export function focusBack(opener: Element | null, dialog: HTMLElement | null = null) {
  const isNowhere = opener === document.body;
  if (opener instanceof HTMLElement && !isNowhere) opener.focus();
  if (opener instanceof HTMLElement && document.activeElement === opener && !isNowhere) return keepFocus(opener);
  // What lay under it has been given the focus already.
  if (document.activeElement !== document.body && !dialogAround(document.activeElement)) return;
  if (dialog?.isConnected) dialog.focus();
  else document.querySelector('h1')?.focus();
}

/**
 * Gives the focus back to what had it before a dialog opened. antd does so at the end of the closing,
 * which a dialog that is simply taken away does not live to see.
 */
export function useFocusBack(isOpen: boolean) {
  const opener = useRef<Element>(null);
  const dialog = useRef<HTMLElement>(null);
  // While it is drawn: once it is there it has the focus itself.
  if (isOpen && !opener.current) {
    opener.current = document.activeElement;
    dialog.current = dialogAround(opener.current);
  }
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      focusBack(opener.current, dialog.current);
      opener.current = null;
    };
  }, [isOpen]);
}
