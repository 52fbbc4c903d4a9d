import { App } from 'antd';
import { useStaleGuard } from '@/hooks/useStaleGuard';
import type { HintDialogProps } from './hint-dialog';

/**
 * How an action on a hint ends: said and shown in the list. On a hint that somebody has changed or deleted in
 * the meantime nothing is done; the list shows how it is now.
 *
 * @returns runs `work`; true when it was done, throws any failure but that of being overtaken
 */
export function useDone({ reload }: Pick<HintDialogProps, 'reload'>) {
  const { message } = App.useApp();
  const guardStale = useStaleGuard();
  return async <Done>(work: Promise<Done>, said: (done: Done) => string | undefined) => {
    const ended = await guardStale(work, reload);
    if (ended.status === 'stale') return false;
    const text = said(ended.result);
    if (text !== undefined) message.success(text);
    reload();
    return true;
  };
}
