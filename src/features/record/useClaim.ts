import { App } from 'antd';
import { useCallback } from 'react';
import type { RecordListed } from '@/contract/record-list';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { recordWorkTexts } from '@/locales/recordWork';
import { claimRecord } from '@/services/record';

/** Who has a record that somebody else was faster to claim; null where that is not said, undefined for any other failure. */
function getHolderName(error: unknown) {
  if (!(error instanceof AppError) || error.errorCode !== 'RECORD_TAKEN') return undefined;
  const { assigneeName } = (error.data ?? {}) as { assigneeName?: unknown };
  return typeof assigneeName === 'string' ? assigneeName : null;
}

/** Begins the review of a record: the record as it is then; undefined where somebody else was faster, who is named. */
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
