import { App } from 'antd';
import { useCallback } from 'react';
import type { RecordListed } from '@/contract/record-list';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { recordWorkTexts } from '@/locales/recordWork';
import { claimRecord } from '@/services/record';

/** Name of the operator who claimed the record first; null if unknown, undefined for other errors. */
function getHolderName(error: unknown) {
  if (!(error instanceof AppError) || error.errorCode !== 'RECORD_TAKEN') return undefined;
  const { assigneeName } = (error.data ?? {}) as { assigneeName?: unknown };
  return typeof assigneeName === 'string' ? assigneeName : null;
}

/** Claims a record for review. Resolves to the claimed record; undefined if another operator was faster, which is shown. */
export function useClaim() {
  const t = useText(recordWorkTexts);
  const { message } = App.useApp();
  return useCallback(
    async (record: Pick<RecordListed, 'id' | 'recordNo' | 'version'>) => {
      const { recordNo } = record;
      try {
        return await claimRecord(record);
      } catch (error) {
        const name = getHolderName(error);
        if (name === undefined) throw error;
        message.warning(
          name === null ? t('claim.takenBySomebody', { recordNo }) : t('claim.taken', { recordNo, name }),
        );
        return undefined;
      }
    },
    [t, message],
  );
}
