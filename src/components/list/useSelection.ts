import { useMemoizedFn } from 'ahooks';
import { useState } from 'react';
import { noneSelected, type Selection, toggle } from './selection';

type Read = {
  /** What was asked for: filter, order and page. */
  question: string;
  rows: readonly { id: string }[];
  total: number;
};

/** Rows that are there no more though nothing else was asked for: deleted, or no longer of this filter. */
function gone(before: Read, now: Read) {
  if (before.question !== now.question || now.total >= before.total) return [];
  const left = new Set(now.rows.map(({ id }) => id));
  return before.rows.map(({ id }) => id).filter((id) => !left.has(id));
}

/**
 * What is ticked in a list, across its pages.
 * @param shown says what the list is about: what was ticked under another filter may not be seen under this one
 * @param read the rows, once they have come: nothing is done to one that has gone since
 */
export function useSelection(shown: string, read: Read | undefined) {
  const [selection, setSelection] = useState<Selection>(noneSelected);
  const [tickedIn, setTickedIn] = useState(shown);
  const [before, setBefore] = useState(read);
  if (tickedIn !== shown) {
    setTickedIn(shown);
    setSelection(noneSelected);
  }
  if (read && before?.rows !== read.rows) {
    setBefore(read);
    const ids = before ? gone(before, read) : [];
    if (ids.length > 0 && selection.mode === 'picked') setSelection(toggle(selection, ids, false));
  }
  const tick = useMemoizedFn((ids: readonly string[], isTicked: boolean) =>
    setSelection(toggle(selection, ids, isTicked)),
  );
  return { selection, setSelection, tick };
}
