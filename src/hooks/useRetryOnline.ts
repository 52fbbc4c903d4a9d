import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';

/** Retries a failed load when the network is back. Only for what is no query: queries do so by themselves. */
export function useRetryOnline(retry: () => void, isFailed = true) {
  const again = useMemoizedFn(retry);
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isFailed, again]);
}
