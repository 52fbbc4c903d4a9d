import { App } from 'antd';
import { useEffect } from 'react';
import { isActive, jobStore } from '@/components/shell/jobs/store';
import { useJobs } from '@/components/shell/jobs/useJobs';
import type { Report } from '@/contract/analysis/status';
import type { Job } from '@/contract/job';
import type { Period } from '@/domain/period/period';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { startSync } from '@/services/analysis';

const isSyncOfReport = (report: Report) => (job: Job) => job.kind === 'sync' && job.action === report;

/**
 * Syncs a report from the platform as a background job. `isBusy` is true during any sync of the report, also after a
 * reload of the page.
 *
 * @param onEnd called when a sync of the report has ended, with any result
 */
export function useSync(report: Report, period: Period | undefined, onEnd: () => void) {
  const t = useText(analysisTexts);
  const { message } = App.useApp();
  const isMine = isSyncOfReport(report);
  const isUnderWay = useJobs().some((job) => isMine(job) && isActive(job));
  const [start, isStarting] = useAction(async () => {
    jobStore.track(await startSync({ report, ...period }));
    message.info(t('sync.started'));
  });
  useEffect(() => jobStore.onEnd((job) => void (isSyncOfReport(report)(job) && onEnd())), [report, onEnd]);
  return { start, isBusy: isStarting || isUnderWay };
}
