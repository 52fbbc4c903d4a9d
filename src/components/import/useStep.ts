import { App } from 'antd';
import { useState } from 'react';
import { AppError } from '@/errors/app-error';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { importTexts } from '@/locales/import';

/**
 * Takes a step of an import, once however often one clicks. Where it has gone on elsewhere, in another
 * tab, it is read again; any other failure is for the step to show.
 */
export function useStep(reload: () => void) {
  const t = useText(importTexts);
  const { message } = App.useApp();
  const [failure, setFailure] = useState<unknown>();
  const [run, isRunning] = useAction(async (work: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (error instanceof AppError && error.handled) return;
      if (error instanceof AppError && error.status === 409) {
        message.warning(t('conflict'));
        reload();
      } else setFailure(error);
    }
  });
  return { run, isRunning, failure };
}
