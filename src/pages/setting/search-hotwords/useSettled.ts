import { App } from 'antd';
import { useCallback } from 'react';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';

/**
 * Waits for an action on one hotword and reads the list anew. When somebody else has changed the hotword,
 * says so: the operator has to see what it is now.
 *
 * @returns whether the action was done
 * @throws AppError when it was refused for another reason
 */
export function useSettled() {
  const t = useText('hotword');
  const { message } = App.useApp();
  return useCallback(
    async (work: Promise<unknown>, reload: () => void) => {
      try {
        await work;
      } catch (error) {
        if (!(error instanceof AppError) || error.status !== 409) throw error;
        message.warning(t('conflict'));
        reload();
        return false;
      }
      reload();
      return true;
    },
    [message, t],
  );
}
