import { useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { onSessionEnd } from '@/session/forget';

const positions = new Map<string, number>();
onSessionEnd(() => positions.clear());

/**
 * Back from a detail leads to the same place of the list: once its rows are there again, the window
 * scrolls to where it was when this entry of the history was left.
 */
export function useScrollMemory(isReady: boolean) {
  const { key } = useLocation();
  const restoredKey = useRef<string>(undefined);

  useLayoutEffect(() => () => void positions.set(key, window.scrollY), [key]);

  useEffect(() => {
    if (!isReady || restoredKey.current === key) return;
    restoredKey.current = key;
    const position = positions.get(key);
    if (position) window.scrollTo({ top: position });
  }, [isReady, key]);
}
