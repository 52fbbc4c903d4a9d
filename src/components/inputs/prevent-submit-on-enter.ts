import type { KeyboardEvent } from 'react';

/** For what is picked with Enter: the form around it is not sent by the same key. */
export function preventSubmitOnEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
