import { useCallback, useEffect, useRef } from 'react';
import { jobStore } from '@/components/shell/jobs/store';
import type { Job } from '@/contract/job';

/**
 * Marks jobs started in an open import as watched, until it closes: the import shows their end itself, even if it
 * reloads only later, and no notification covers its buttons.
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
