import { App } from 'antd';
import { useCallback } from 'react';
import { AppError } from '@/errors/app-error';
import { listTexts } from '@/locales/list';
import { useText } from './useText';

/** What became of the work: a write that answers with nothing is done as well. */
type GuardedResult<Value> = { status: 'done'; result: Value } | { status: 'stale' };

const isStale = (error: unknown) => error instanceof AppError && (error.status === 409 || error.status === 404);

/**
 * For an action on one row: when somebody else has changed or deleted that row in the meantime, says
 * so and has the list read again, so that the operator decides anew.
 *
 * @returns waits for the work, and says whether it was done; throws any failure but that of a stale row
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
