import { useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { onSessionEnd } from '@/session/forget';
import { getPage } from './list-cursor';
import { listCursorStore } from './list-cursor-store';
import type { useListState } from './useListState';
import { CONTROL, ROW } from './useRowFocus';

/** A browser keeps this many history entries. */
const MAX_POSITIONS = 50;

/** Scroll position of a left history entry, and the id of the row that had the focus. */
const positions = new Map<string, { top: number; row?: string }>();
onSessionEnd(() => positions.clear());

// Recorded on scroll: reading scrollY after rows have changed would force a layout of all of them.
let scrolledTo = window.scrollY;
function noteScroll() {
  scrolledTo = window.scrollY;
}
window.addEventListener('scroll', noteScroll, { passive: true });

function keepPosition(name: string, key: string) {
  positions.delete(key);
  const row = document.activeElement?.closest<HTMLElement>(ROW)?.dataset.rowKey;
  positions.set(key, { top: scrolledTo, row });
  const cursor = listCursorStore.get(name);
  if (row && cursor?.ids.includes(row)) cursor.shown = row;
  const [oldest] = positions.keys();
  if (positions.size > MAX_POSITIONS && oldest !== undefined) positions.delete(oldest);
}

function focusRow(id: string) {
  const row = document.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(id)}"]`);
  // A card cannot be focused itself, but its first link or button can.
  (row?.hasAttribute('tabindex') ? row : row?.querySelector<HTMLElement>(CONTROL))?.focus();
}

/**
 * Restores a list on Back from a detail, or after `returnToList`: once the rows are there, the window scrolls to where
 * it was when this history entry was left, and the row that was shown last has the focus. If that row is on another page
 * of the list, the list goes there.
 */
export function useScrollRestoration(
  name: string,
  isReady: boolean,
  current: number,
  go: ReturnType<typeof useListState>['go'],
) {
  const { key, pathname, search, state } = useLocation();
  const isReturn = (state as { isReturn?: boolean } | null)?.isReturn === true;
  const restoredKey = useRef<string>(undefined);
  const shown = useRef<{ id: string; page: number }>(undefined);

  // Before the effects of the list, which replace the cursor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each history entry
  useLayoutEffect(() => {
    const isBack = positions.has(key);
    // The browser would scroll to the former position later, away from the row.
    if (isBack) window.history.scrollRestoration = 'manual';
    const cursor = listCursorStore.get(name);
    const id = cursor?.address === `${pathname}${search}` ? cursor.shown : undefined;
    if (cursor && id !== undefined && (isReturn || isBack)) {
      shown.current = { id, page: getPage(cursor, id) };
      cursor.shown = undefined;
    } else if (!isReturn) shown.current = undefined;
    return () => {
      keepPosition(name, key);
      // The next history entry has inherited the mode.
      window.history.scrollRestoration = 'auto';
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each history entry
  useEffect(() => {
    const { page = current } = shown.current ?? {};
    if (page !== current) go({ current: page }, { replace: true, state: { isReturn: true } });
  }, [key]);

  useEffect(() => {
    if (!isReady || restoredKey.current === key) return;
    restoredKey.current = key;
    const { top, row } = positions.get(key) ?? {};
    if (top) window.scrollTo({ top });
    const last = shown.current?.id ?? row;
    if (last) focusRow(last);
  }, [isReady, key]);
}
