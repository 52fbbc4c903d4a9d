import { App } from 'antd';
import { useEffect, useState } from 'react';
import { isActive, jobStore } from '@/components/shell/jobs/store';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';
import { checkProjectLinks } from '@/services/project-link';

const noIds: readonly string[] = [];

/**
 * Checks on the server whether the targets of links respond. Only one job runs at a time.
 *
 * @param reload called when the job has ended, to load its results
 */
export function useLinkCheck(reload: () => void) {
  const t = useText(linkEditTexts);
  const { message } = App.useApp();
  const [running, setRunning] = useState<{ jobId?: string; ids: readonly string[] }>({ ids: noIds });
  const [check] = useAction(async (ids: string[]) => {
    setRunning({ ids });
    try {
      const job = await checkProjectLinks(ids);
      setRunning(isActive(job) ? { jobId: job.id, ids } : { ids: noIds });
      jobStore.track(job);
      message.info(t('check.started', { count: ids.length }));
    } catch (error) {
      setRunning({ ids: noIds });
      throw error;
    }
  });
  useEffect(
    () =>
      jobStore.onEnd(({ id, kind }) => {
        if (kind !== 'linkCheck') return;
        setRunning((now) => (now.jobId === id ? { ids: noIds } : now));
        reload();
      }),
    [reload],
  );
  return {
    check: (ids: string[]) => void check(ids),
    /** Whether the given link is being checked, or any link if `id` is omitted. */
    isChecking: (id?: string) => (id === undefined ? running.ids.length > 0 : running.ids.includes(id)),
  };
}
