import { App } from 'antd';
import { useCallback } from 'react';
import { AppError } from '@/errors/app-error';
import { listTexts } from '@/locales/list';
import { useText } from './useText';

/** Outcome of a write; an empty answer is done, too. */
type GuardedResult<Value> = { status: 'done'; result: Value } | { status: 'stale' };

const isStale = (error: unknown) => error instanceof AppError && (error.status === 409 || error.status === 404);

/**
 * For an action on a row: if another operator has changed or deleted the row, shows a message and refetches the list, so
 * that the operator decides again.
 *
 * @returns waits for the work and returns whether it was done; throws all errors except a stale row
 */
export function useStaleGuard() {
  const t = useText(listTexts);
  const { message } = App.useApp();
  return useCallback(
    async <Value>(work: Promise<Value>, reload: () => void): Promise<GuardedResult<Value>> => {
      try {
        return { status: 'done', result: await work };
      } catch (error) {
        if (!isStale(error)) throw error;
        message.warning(t('overtaken'));
        reload();
        return { status: 'stale' };
      }
    },
    [message, t],
  );
}
