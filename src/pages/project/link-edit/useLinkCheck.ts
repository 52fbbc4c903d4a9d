import { App } from 'antd';
import { useEffect, useState } from 'react';
import { isActive, jobStore } from '@/components/shell/jobs/store';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';
import { checkProjectLinks } from '@/services/project-link';

const none: readonly string[] = [];

/**
 * Has the server look whether the targets of links answer, by one job at a time.
 *
 * @param reload reads the links again, once there is something found
 */
export function useLinkCheck(reload: () => void) {
  const t = useText(linkEditTexts);
  const { message } = App.useApp();
  const [underWay, setUnderWay] = useState<{ jobId?: string; ids: readonly string[] }>({ ids: none });
  const [check] = useAction(async (ids: string[]) => {
    setUnderWay({ ids });
    try {
      const job = await checkProjectLinks(ids);
      setUnderWay(isActive(job) ? { jobId: job.id, ids } : { ids: none });
      jobStore.track(job);
      message.info(t('check.started', { count: ids.length }));
    } catch (error) {
      setUnderWay({ ids: none });
      throw error;
    }
  });
  useEffect(
    () =>
      jobStore.onEnd(({ id, kind }) => {
        if (kind !== 'linkCheck') return;
        setUnderWay((now) => (now.jobId === id ? { ids: none } : now));
        reload();
      }),
    [reload],
  );
  return {
    check: (ids: string[]) => void check(ids),
    /** Whether a link, or any of them, is being looked at. */
    isChecking: (id?: string) => (id === undefined ? underWay.ids.length > 0 : underWay.ids.includes(id)),
  };
}
