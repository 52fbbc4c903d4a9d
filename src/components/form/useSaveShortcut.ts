import { useEffect } from 'react';

const open: { save: () => void }[] = [];

function onKeyDown(event: KeyboardEvent) {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  // The browser would offer to save the page as a file.
  event.preventDefault();
  open.at(-1)?.save();
}

/** Ctrl+S, or Cmd+S, saves the form that was opened last. */
export function useSaveShortcut(save: () => void) {
  useEffect(() => {
    const form = { save };
    if (open.length === 0) window.addEventListener('keydown', onKeyDown);
    open.push(form);
    return () => {
      open.splice(open.indexOf(form), 1);
      if (open.length === 0) window.removeEventListener('keydown', onKeyDown);
    };
  }, [save]);
}
