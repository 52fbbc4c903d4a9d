import { useMemoizedFn } from 'ahooks';
import { useState } from 'react';
import { nothing, toggle } from './selection';

/**
 * What is ticked in a list, across its pages.
 * @param shown says what the list is about: what was ticked under another filter may not be seen under this one
 */
export function useSelection(shown: string) {
  const [selection, setSelection] = useState(nothing);
  const [tickedIn, setTickedIn] = useState(shown);
  if (tickedIn !== shown) {
    setTickedIn(shown);
    setSelection(nothing);
  }
  const tick = useMemoizedFn((ids: readonly string[], isTicked: boolean) =>
    setSelection(toggle(selection, ids, isTicked)),
  );
  return { selection, setSelection, tick };
}
