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
  /** The job drawer is open: no notification is needed, and none may cover it. */
  isShowing: boolean;
  onShow: () => void;
};

/** Notifies the operator when a job ends, on any screen. */
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
          // Notifications with a file or failed rows stay until they are closed.
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
