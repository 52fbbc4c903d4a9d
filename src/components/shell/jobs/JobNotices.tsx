import { App, Button } from 'antd';
import { useEffect } from 'react';
import { DownloadLink } from '@/components/actions/DownloadLink';
import type { Job } from '@/contract/job';
import { showUnexpected } from '@/errors/show';
import { useText } from '@/hooks/useText';
import { jobTexts } from '@/locales/job';
import { fetchFile } from '@/services/file';
import { saveBlob } from '@/utils/save-blob';
import { downloadUrl, isComplete, jobOutcome } from './job-texts';
import { jobStore } from './store';
import { useJobTitle } from './useJobTitle';

/** Seconds in which a file can be fetched from its notification, which then no longer covers the screen. */
const FILE_NOTICE_S = 20;

const getNoticeKey = ({ id }: Job) => `job:${id}`;

type Props = {
  /** The job drawer is open: no notification is needed, and none may cover it. */
  isShowing: boolean;
  onShow: () => void;
};

/** Notifies the operator when a job ends, on any screen, and saves the file of a small pack of codes. */
export function JobNotices({ isShowing, onShow }: Props) {
  const t = useText(jobTexts);
  const titleOf = useJobTitle();
  const { notification } = App.useApp();

  useEffect(() => {
    const show = (job: Job, text: string, isSaved = false) => {
      const isFine = isComplete(job);
      const url = downloadUrl(job);
      notification[isFine ? 'success' : 'warning']({
        key: getNoticeKey(job),
        role: 'status',
        title: titleOf(job),
        description: text,
        // Failed rows stay until the notification is closed. A file can also be fetched from the list of jobs.
        duration: isFine ? (url && !isSaved ? FILE_NOTICE_S : undefined) : 0,
        actions:
          url && !isSaved ? (
            <DownloadLink type="primary" size="small" url={url} fileName={job.fileName ?? undefined}>
              {t('download')}
            </DownloadLink>
          ) : (
            <Button size="small" onClick={onShow}>
              {t('show')}
            </Button>
          ),
      });
    };

    const save = async (job: Job, url: string) => {
      try {
        const { blob, name } = await fetchFile(url);
        const fileName = job.fileName ?? name ?? '';
        saveBlob(blob, fileName);
        show(job, [t('saved', { name: fileName }), ...(isComplete(job) ? [] : [jobOutcome(t, job)])].join(' '), true);
      } catch (error) {
        // The file can still be fetched by a click, here or in the list of jobs.
        show(job, jobOutcome(t, job));
        showUnexpected(error);
      }
    };

    return jobStore.onEnd((job) => {
      const url = downloadUrl(job);
      const isExpected = jobStore.downloadsAtEnd(job.id);
      if (isExpected && url && job.state === 'succeeded') return void save(job, url);
      if (isShowing || jobStore.isWatched(job.id)) return;
      // Whoever cancels a job knows, but may still wait for its file.
      if (job.state !== 'cancelled') show(job, jobOutcome(t, job));
      else if (isExpected) show(job, t('notSaved'));
    });
  }, [notification, isShowing, onShow, t, titleOf]);
  useEffect(() => {
    if (isShowing) for (const job of jobStore.get()) notification.destroy(getNoticeKey(job));
  }, [isShowing, notification]);
  return null;
}
