import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useLayoutEffect, useRef, useState } from 'react';
import { emptySelection, type Selection, toggle } from './selection';

type Read = {
  /** Serialized query: filter, order and page. */
  question: string;
  rows: readonly { id: string }[];
  total: number;
};

/** Selection outside React state: a change renders the subscribers only, not the list or the page. */
export type SelectionStore = {
  get: () => Selection;
  set: (selection: Selection) => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
};

/** @returns a store with `ids` selected */
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

/** Goes from a list to `path`; after Back, `ids` are selected again. */
export function leaveWithSelection(ids: readonly string[], path: string) {
  history.replace(history.location, { ...stateOf(), ticked: ids });
  history.push(path, { hasListBehind: true });
}

/** For a page that `leaveWithSelection` may have opened: goes back to the list as it was left, or to `path`. */
export function useBackToList(path: string) {
  const [hasListBehind] = useState(() => stateOf()?.hasListBehind);
  return () => (hasListBehind ? history.back() : history.push(path));
}

/** Rows that are gone from the same query: deleted, or no longer matching. */
function gone(before: Read, now: Read) {
  if (before.question !== now.question || now.total >= before.total) return [];
  const left = new Set(now.rows.map(({ id }) => id));
  return before.rows.map(({ id }) => id).filter((id) => !left.has(id));
}

/**
 * Selection of a list, across its pages.
 *
 * @param shown key of the filter: another filter clears the selection, as selected rows may not be visible under it
 * @param read the rows, once loaded: rows that have disappeared are deselected
 */
export function useSelection(shown: string, read: Read | undefined) {
  const [store] = useState(() => newSelectionStore(stateOf()?.ticked));
  const before = useRef(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears the selection for another filter
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
