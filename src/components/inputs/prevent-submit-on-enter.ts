import type { KeyboardEvent } from 'react';

/** Keydown handler of pickers: Enter picks without submitting the form. On a button, Enter still clicks. */
export function preventSubmitOnEnter(event: KeyboardEvent) {
  const isOnButton = event.target instanceof Element && event.target.closest('button, a');
  if (event.key === 'Enter' && !isOnButton) event.preventDefault();
}
