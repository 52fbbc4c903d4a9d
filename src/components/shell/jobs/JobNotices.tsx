import { App, Button } from 'antd';
import { useEffect } from 'react';
import { DownloadLink } from '@/components/actions/DownloadLink';
import type { Job } from '@/contract/job';
import { useText } from '@/hooks/useText';
import { jobTexts } from '@/locales/job';
import { downloadUrl, isComplete, jobOutcome } from './job-texts';
import { jobStore } from './store';
import { useJobTitle } from './useJobTitle';

const getNoticeKey = ({ id }: Job) => `job:${id}`;

type Props = {
  /** All jobs are in view: nothing has to be said of one, and nothing lies over them. */
  isShowing: boolean;
  onShow: () => void;
};

/** Says how a job has ended, wherever the operator is by then. */
export function JobNotices({ isShowing, onShow }: Props) {
  const t = useText(jobTexts);
  const titleOf = useJobTitle();
  const { notification } = App.useApp();

  useEffect(
    () =>
      jobStore.onEnd((job) => {
        if (isShowing || job.state === 'cancelled' || jobStore.isWatched(job.id)) return;
        const isFine = isComplete(job);
        const url = downloadUrl(job);
        notification[isFine ? 'success' : 'warning']({
          key: getNoticeKey(job),
          role: 'status',
          title: titleOf(job),
          description: jobOutcome(t, job),
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
    [notification, isShowing, onShow, t, titleOf],
  );
  useEffect(() => {
    if (isShowing) for (const job of jobStore.get()) notification.destroy(getNoticeKey(job));
  }, [isShowing, notification]);
  return null;
}
