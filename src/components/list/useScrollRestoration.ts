import { useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { onSessionEnd } from '@/session/forget';
import { ROW } from './useRowFocus';

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

function keepPosition(key: string) {
  positions.delete(key);
  const row = document.activeElement?.closest<HTMLElement>(ROW)?.dataset.rowKey;
  positions.set(key, { top: scrolledTo, row });
  const [oldest] = positions.keys();
  if (positions.size > MAX_POSITIONS && oldest !== undefined) positions.delete(oldest);
}

/**
 * Restores the scroll position on Back from a detail: once the rows are there, the window scrolls to where it was when
 * this history entry was left, and a row that was opened by keyboard has the focus again.
 */
export function useScrollRestoration(isReady: boolean) {
  const { key } = useLocation();
  const restoredKey = useRef<string>(undefined);

  useLayoutEffect(() => () => keepPosition(key), [key]);

  useEffect(() => {
    if (!isReady || restoredKey.current === key) return;
    restoredKey.current = key;
    const { top, row } = positions.get(key) ?? {};
    if (top) window.scrollTo({ top });
    if (row) document.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(row)}"]`)?.focus({ preventScroll: true });
  }, [isReady, key]);
}
