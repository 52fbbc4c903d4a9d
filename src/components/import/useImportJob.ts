import { useEffect } from 'react';
import { jobStore } from '@/components/shell/jobs/store';
import { useJobs } from '@/components/shell/jobs/useJobs';
import { useRead } from '@/hooks/useRead';
import { getJob } from '@/services/job';

/** The job of an import: known if it was started here, otherwise loaded once and then followed. */
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
