import { App } from 'antd';
import { useState } from 'react';
import { AppError } from '@/errors/app-error';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { importTexts } from '@/locales/import';

/**
 * Runs a step of an import once, however often it is clicked. If the import has moved on in another tab, it is
 * reloaded; the step shows every other error.
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
