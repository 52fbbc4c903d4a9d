import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { jobStore } from '@/components/shell/jobs/store';
import { useUnread } from '@/components/shell/notifications/unread';

/** Tells when work may have changed hands while nobody touched the screen: a job has ended, or a notification has come. */
export function useOnNotification(onNews: () => void) {
  const tell = useMemoizedFn(onNews);
  const { isNews, newestAt } = useUnread();
  useEffect(() => jobStore.onEnd(tell), [tell]);
  // Two that come one after the other differ in when they came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isNews) tell();
  }, [isNews, newestAt, tell]);
}
