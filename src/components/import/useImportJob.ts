import { useEffect } from 'react';
import { jobStore } from '@/components/shell/jobs/store';
import { useJobs } from '@/components/shell/jobs/useJobs';
import { useRead } from '@/hooks/useRead';
import { getJob } from '@/services/job';

/** The job of an import: one that was started here is known, of another tab or visit it is read once and followed. */
export function useImportJob(jobId: string | null) {
  const job = useJobs().find(({ id }) => id === jobId);
  useEffect(() => (jobId === null ? undefined : jobStore.watch(jobId)), [jobId]);
  const read = async () => {
    const found = await getJob(jobId ?? '');
    jobStore.track(found);
    return found;
  };
  const { error, refetch } = useRead(['job', jobId], read, {
    enabled: jobId !== null && job === undefined,
    isUncached: true,
  });
  return { job, error: job ? undefined : (error ?? undefined), retry: () => void refetch() };
}
