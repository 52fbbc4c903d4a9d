import { useEffect } from 'react';

const open: { save: () => void }[] = [];

function onKeyDown(event: KeyboardEvent) {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  // The browser would offer to save the page as a file.
  event.preventDefault();
  // Held down it is still one wish.
  if (event.repeat) return;
  const form = open.at(-1);
  // A tag or a day that is typed but not yet taken is taken when its field is left, as by a click on the button.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('.ant-select, .ant-picker')) activeElement.blur();
  setTimeout(() => form?.save());
}

/**
 * Ctrl+S, or Cmd+S, goes to `save` and to nothing that was opened before.
 *
 * @returns ends that
 */
export function takeSaveShortcut(save: () => void) {
  const form = { save };
  if (open.length === 0) window.addEventListener('keydown', onKeyDown);
  open.push(form);
  return () => {
    open.splice(open.indexOf(form), 1);
    if (open.length === 0) window.removeEventListener('keydown', onKeyDown);
  };
}

/** Ctrl+S, or Cmd+S, saves the form or answers the dialog that was opened last. */
export function useSaveShortcut(save: () => void) {
  useEffect(() => takeSaveShortcut(save), [save]);
}
