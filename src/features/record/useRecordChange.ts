import { App } from 'antd';
import { useState } from 'react';
import type { RecordDetail } from '@/contract/record-detail';
import type { RecordListed } from '@/contract/record-list';
import { AppError } from '@/errors/app-error';
import { currentOf } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { recordWorkTexts } from '@/locales/recordWork';

export type RecordDialogProps = {
  record: RecordListed;
  /** Hears that the record is another by now, and what it is. */
  onChanged: (record: RecordDetail) => void;
  onClose: () => void;
};

/**
 * How the dialogs of a record end. Where somebody else was faster nothing that was typed is lost: the dialog stays over
 * the record as it is by then, as long as that can still be done to it.
 *
 * @param canStill whether it can be done to a record as it is
 */
export function useRecordChange(
  { record: asked, onChanged, onClose }: RecordDialogProps,
  canStill: (record: RecordDetail) => boolean,
) {
  const t = useText(recordWorkTexts);
  const { message } = App.useApp();
  const [record, setRecord] = useState(asked);

  const change = async (
    work: (record: RecordListed) => Promise<RecordDetail>,
    done: string | ((changed: RecordDetail) => string),
  ) => {
    try {
      const changed = await work(record);
      message.success(typeof done === 'string' ? done : done(changed));
      onChanged(changed);
    } catch (error) {
      const current = error instanceof AppError && error.status === 409 ? currentOf<RecordDetail>(error) : undefined;
      if (!current) throw error;
      onChanged(current);
      if (!canStill(current)) {
        message.warning(t('conflict'));
        return onClose();
      }
      setRecord(current);
      throw new AppError('business', { status: 409, serverMessage: t('overtaken') });
    }
  };
  return { record, change };
}
