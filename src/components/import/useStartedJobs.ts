import { useCallback, useEffect, useRef } from 'react';
import { jobStore } from '@/components/shell/jobs/store';
import type { Job } from '@/contract/job';

/**
 * Follows the jobs that are started in an open import: how they end is told there, also where the import itself is
 * read again only after that, and no notice lies over its buttons.
 */
export function useStartedJobs() {
  const stops = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const stop of stops.current.splice(0)) stop();
    },
    [],
  );
  return useCallback((job: Job) => {
    stops.current.push(jobStore.watch(job.id));
    jobStore.track(job);
  }, []);
}
