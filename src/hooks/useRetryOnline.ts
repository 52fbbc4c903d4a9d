import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';

/** Retries, once the network is back, what failed and is no query: a query does it by itself (services/query-client). */
export function useRetryOnline(retry: () => void, isFailed = true) {
  const again = useMemoizedFn(retry);
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isFailed, again]);
}
