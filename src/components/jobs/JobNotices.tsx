import { App, Button } from 'antd';
import { useEffect } from 'react';
import { DownloadLink } from '@/components/DownloadLink';
import { useText } from '@/hooks/useText';
import { jobTexts } from '@/locales/job';
import { jobStore } from './store';
import { downloadUrl, jobTitle } from './words';

/** Says how a job has ended, wherever the operator is by then. */
export function JobNotices({ onShow }: { onShow: () => void }) {
  const t = useText(jobTexts);
  const { notification } = App.useApp();

  useEffect(
    () =>
      jobStore.onEnd((job) => {
        if (job.state === 'cancelled' || jobStore.isWatched(job.id)) return;
        const isFine = job.state === 'succeeded' && job.failed.length === 0;
        const url = downloadUrl(job);
        notification[isFine ? 'success' : 'warning']({
          key: job.id,
          role: 'status',
          title: jobTitle(t, job),
          description: job.errorMessage ?? t('count', { done: job.done, total: job.total }),
          // What has a file or rows to look at stays until it is closed.
          duration: url || !isFine ? 0 : undefined,
          actions: url ? (
            <DownloadLink type="primary" size="small" url={url} fileName={job.fileName ?? undefined}>
              {t('download')}
            </DownloadLink>
          ) : (
            <Button size="small" onClick={onShow}>
              {t('show')}
            </Button>
          ),
        });
      }),
    [notification, onShow, t],
  );
  return null;
}
