import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useLayoutEffect, useRef, useState } from 'react';
import { emptySelection, type Selection, toggle } from './selection';

type Read = {
  /** What was asked for: filter, order and page. */
  question: string;
  rows: readonly { id: string }[];
  total: number;
};

/** What is ticked, beside React's state: for a tick is drawn what listens, and neither the list nor the page. */
export type SelectionStore = {
  get: () => Selection;
  set: (selection: Selection) => void;
  /** @returns stops listening */
  subscribe: (listener: () => void) => () => void;
};

/** @returns a store in which only `ids` are ticked */
export function newSelectionStore(ids: readonly string[] = []): SelectionStore {
  let selection = toggle(emptySelection, ids, true);
  const listeners = new Set<() => void>();
  return {
    get: () => selection,
    set(next) {
      selection = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

type LocationState = { ticked?: readonly string[]; hasListBehind?: boolean } | null;
const stateOf = () => history.location.state as LocationState;

/** Leads from a list to `path`; who comes back by Back finds `ids` ticked as they were. */
export function leaveWithSelection(ids: readonly string[], path: string) {
  history.replace(history.location, { ...stateOf(), ticked: ids });
  history.push(path, { hasListBehind: true });
}

/** Of a page that `leaveWithSelection` may have led to: leads back to the list as it was left, or to `path`. */
export function useBackToList(path: string) {
  const [hasListBehind] = useState(() => stateOf()?.hasListBehind);
  return () => (hasListBehind ? history.back() : history.push(path));
}

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
  const [store] = useState(() => newSelectionStore(stateOf()?.ticked));
  const before = useRef(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is about something else
  useLayoutEffect(() => () => store.set(emptySelection), [store, shown]);
  useLayoutEffect(() => {
    if (!read || before.current?.rows === read.rows) return;
    const ids = before.current ? gone(before.current, read) : [];
    before.current = read;
    const selection = store.get();
    if (ids.length > 0 && selection.mode === 'picked') store.set(toggle(selection, ids, false));
  });
  const tick = useMemoizedFn((ids: readonly string[], isTicked: boolean) =>
    store.set(toggle(store.get(), ids, isTicked)),
  );
  return { store, tick };
}
