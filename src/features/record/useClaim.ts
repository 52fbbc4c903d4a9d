import { history } from '@umijs/max';
import { App } from 'antd';
import { useCallback } from 'react';
import type { RecordFilter, RecordListed } from '@/contract/record-list';
import { AppError } from '@/errors/app-error';
import { useStaleGuard } from '@/hooks/useStaleGuard';
import { useText } from '@/hooks/useText';
import { recordWorkTexts } from '@/locales/recordWork';
import { claimNextRecord, claimRecord } from '@/services/record';
import { recordPath } from './record-path';

const takenBy = (error: unknown) => {
  if (!(error instanceof AppError) || error.errorCode !== 'RECORD_TAKEN') return undefined;
  const { assigneeName } = (error.data ?? {}) as { assigneeName?: unknown };
  return typeof assigneeName === 'string' ? assigneeName : null;
};

/**
 * Begins the review of a record, of one that was chosen or of the most urgent one, and goes on to it. Somebody else who
 * was faster is named, and the list is read again.
 */
export function useClaim(reload: () => void) {
  const t = useText(recordWorkTexts);
  const { message } = App.useApp();
  const guardStale = useStaleGuard();

  const claim = useCallback(
    async (record: RecordListed) => {
      const { recordNo } = record;
      try {
        const ended = await guardStale(claimRecord(record), reload);
        if (ended.status === 'stale') return;
        history.push(recordPath(record.id));
      } catch (error) {
        const name = takenBy(error);
        if (name === undefined) throw error;
        message.warning(
          name === null ? t('claim.takenBySomebody', { recordNo }) : t('claim.taken', { recordNo, name }),
        );
        reload();
      }
    },
    [t, message, guardStale, reload],
  );

  const claimNext = useCallback(
    async (filter: RecordFilter) => {
      const record = await claimNextRecord(filter);
      if (!record) return false;
      message.success(t('claim.done', { recordNo: record.recordNo }));
      history.push(recordPath(record.id));
      return true;
    },
    [t, message],
  );
  return { claim, claimNext };
}
