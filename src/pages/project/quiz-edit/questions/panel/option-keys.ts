import type { KeyboardEvent } from 'react';

export type OptionAct = 'add' | 'delete' | 'previous' | 'next' | 'up' | 'down';

/** What a key does in the line of an option; Enter on a button is the button's. */
export function optionActOf(
  { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent, target }: KeyboardEvent<HTMLElement>,
  label: string,
): OptionAct | undefined {
  if (nativeEvent.isComposing || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLInputElement)) return;
  const isUp = key === 'ArrowUp';
  if (isUp || key === 'ArrowDown') {
    if (altKey) return isUp ? 'up' : 'down';
    return isUp ? 'previous' : 'next';
  }
  if (altKey) return;
  if (key === 'Enter') return 'add';
  if (key === 'Backspace' && label === '' && target.value === '') return 'delete';
  return;
}
