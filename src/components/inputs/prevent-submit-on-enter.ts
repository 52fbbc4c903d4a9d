import type { KeyboardEvent } from 'react';

/** For what is picked with Enter: the form around it is not sent by the same key. A button is pressed by it. */
export function preventSubmitOnEnter(event: KeyboardEvent) {
  const isOnButton = event.target instanceof Element && event.target.closest('button, a');
  if (event.key === 'Enter' && !isOnButton) event.preventDefault();
}
