import { useRequest } from 'ahooks';
import { useEffect } from 'react';
import { jobStore } from '@/components/jobs/store';
import { useJobs } from '@/components/jobs/useJobs';
import { getJob } from '@/services/job';

/** The job of an import: one that was started here is known, of another tab or visit it is read once and followed. */
export function useImportJob(jobId: string | null) {
  const job = useJobs().find(({ id }) => id === jobId);
  useEffect(() => (jobId === null ? undefined : jobStore.watch(jobId)), [jobId]);
  const { error, refresh } = useRequest(async () => jobStore.track(await getJob(jobId ?? '')), {
    ready: jobId !== null && job === undefined,
    refreshDeps: [jobId],
    onError: () => {},
  });
  return { job, error: job ? undefined : (error as unknown), retry: refresh };
}
