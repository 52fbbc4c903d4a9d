import { App } from 'antd';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import type { HintDialogProps } from './HintDialogs';

type Props = Omit<HintDialogProps, 'dialog'>;

/**
 * How an action on a hint ends: said and shown in the list. On a hint that somebody has changed in the
 * meantime nothing is done; the list shows how it is now.
 *
 * @returns runs `work`; true when it was done
 * @throws whatever `work` throws but for a conflict
 */
export function useDone({ reload, onClose }: Props) {
  const t = useText('resultHint');
  const { message } = App.useApp();
  return async <Done>(work: Promise<Done>, said: (done: Done) => string | undefined) => {
    try {
      const text = said(await work);
      if (text !== undefined) message.success(text);
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 409) throw error;
      message.warning(t('conflict'));
      onClose();
      reload();
      return false;
    }
    reload();
    return true;
  };
}
