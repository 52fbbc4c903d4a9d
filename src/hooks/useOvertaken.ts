import { App } from 'antd';
import { useCallback } from 'react';
import { AppError } from '@/errors/app-error';
import { listTexts } from '@/locales/list';
import { useText } from './useText';

const isOvertaken = (error: unknown) => error instanceof AppError && (error.status === 409 || error.status === 404);

/**
 * For an action on one row: when somebody else has changed or deleted that row in the meantime, says
 * so and has the list read again, so that the operator decides anew.
 *
 * @returns waits for the work: what it resolves to, undefined when it was overtaken; throws any other failure
 */
export function useOvertaken() {
  const t = useText(listTexts);
  const { message } = App.useApp();
  return useCallback(
    async <Value>(work: Promise<Value>, reload: () => void): Promise<Value | undefined> => {
      try {
        return await work;
      } catch (error) {
        if (!isOvertaken(error)) throw error;
        message.warning(t('overtaken'));
        reload();
        return undefined;
      }
    },
    [message, t],
  );
}
