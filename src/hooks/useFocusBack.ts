import { useEffect, useRef } from 'react';

/** Puts the focus on what it came from; where that is gone, as an entry of a closed menu, on the heading. */
export function focusBack(opener: Element | null) {
  if (opener instanceof HTMLElement) opener.focus();
  if (document.activeElement !== opener) document.querySelector('h1')?.focus();
}

/**
 * Gives the focus back to what had it before a dialog opened. antd does so at the end of the closing,
 * which a dialog that is simply taken away does not live to see.
 */
export function useFocusBack(isOpen: boolean) {
  const opener = useRef<Element>(null);
  // While it is drawn: once it is there it has the focus itself.
  if (isOpen && !opener.current) opener.current = document.activeElement;
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      focusBack(opener.current);
      opener.current = null;
    };
  }, [isOpen]);
}
