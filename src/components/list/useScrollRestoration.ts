import { useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { onSessionEnd } from '@/session/forget';

/** As many entries as a browser keeps of its history. */
const MAX_POSITIONS = 50;

const positions = new Map<string, number>();
onSessionEnd(() => positions.clear());

// Noted while it is scrolled: to ask for it when rows have just been changed has all of them laid out for the answer.
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
 * Back from a detail leads to the same place of the list: once its rows are there again, the window
 * scrolls to where it was when this entry of the history was left.
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
