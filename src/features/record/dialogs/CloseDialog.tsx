import { ActionDialog } from '@/components/form/ActionDialog';
import type { RecordClosing } from '@/contract/record-actions';
import { useText } from '@/hooks/useText';
import { recordWorkTexts } from '@/locales/recordWork';
import { closeRecord } from '@/services/record';
import { canDo } from '../can-do';
import { type RecordDialogProps, useRecordChange } from '../useRecordChange';
import { CloseFields } from './CloseFields';

type Values = Pick<RecordClosing, 'closeReason'> & { note?: string | null };

export const toClosing = ({ closeReason, note }: Values): RecordClosing => ({ closeReason, note: note || undefined });

/** Ends the work on a record. */
export function CloseDialog(props: RecordDialogProps) {
  const t = useText(recordWorkTexts);
  const { record, subject, change } = useRecordChange(props, (current) => canDo(current, 'close'));
  const { recordNo } = record;
  return (
    <ActionDialog<Values>
      draft={`record.close:${record.id}`}
      title={t('close.title', { recordNo: subject })}
      okText={t('action.close')}
      isDanger
      warning={t('close.effect')}
      initialValues={{ closeReason: record.lostContact ?? undefined }}
      version={record.version}
      onSubmit={(values) => change((one) => closeRecord(one, toClosing(values)), t('close.done', { recordNo }))}
      onClose={props.onClose}
    >
      <CloseFields />
    </ActionDialog>
  );
}
