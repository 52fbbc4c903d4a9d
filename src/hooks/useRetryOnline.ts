import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';

/** Reads again, once the network is back, what did not arrive: for places that say so and offer the retry. */
export function useRetryOnline(retry: () => void, isFailed = true) {
  const again = useMemoizedFn(retry);
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isFailed, again]);
}
