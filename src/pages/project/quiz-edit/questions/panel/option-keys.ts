import type { KeyboardEvent } from 'react';

export type OptionCommand = 'add' | 'delete' | 'previous' | 'next' | 'up' | 'down';

/** Action of a key in the inputs of an option row; keys on its buttons are left to them. */
export function getOptionCommand(
  { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent, target }: KeyboardEvent<HTMLElement>,
  label: string,
): OptionCommand | undefined {
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
