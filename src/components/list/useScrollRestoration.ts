import { useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { onSessionEnd } from '@/session/forget';

/** A browser keeps this many history entries. */
const MAX_POSITIONS = 50;

const positions = new Map<string, number>();
onSessionEnd(() => positions.clear());

// Recorded on scroll: reading scrollY after rows have changed would force a layout of all of them.
let scrolledTo = window.scrollY;
function noteScroll() {
  scrolledTo = window.scrollY;
}
window.addEventListener('scroll', noteScroll, { passive: true });

function keepPosition(key: string) {
  positions.delete(key);
  positions.set(key, scrolledTo);
  const [oldest] = positions.keys();
  if (positions.size > MAX_POSITIONS && oldest !== undefined) positions.delete(oldest);
}

/**
 * Restores the scroll position on Back from a detail: once the rows are there, the window scrolls to where it was when
 * this history entry was left.
 */
export function useScrollRestoration(isReady: boolean) {
  const { key } = useLocation();
  const restoredKey = useRef<string>(undefined);

  useLayoutEffect(() => () => keepPosition(key), [key]);

  useEffect(() => {
    if (!isReady || restoredKey.current === key) return;
    restoredKey.current = key;
    const position = positions.get(key);
    if (position) window.scrollTo({ top: position });
  }, [isReady, key]);
}
