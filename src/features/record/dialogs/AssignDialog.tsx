import { ActionDialog } from '@/components/form/ActionDialog';
import { OperatorField } from '@/components/operator/OperatorField';
import { useText } from '@/hooks/useText';
import { recordWorkTexts } from '@/locales/recordWork';
import { assignRecord } from '@/services/record';
import { type RecordDialogProps, useRecordChange } from '../useRecordChange';

/** Gives a record to an operator. */
export function AssignDialog(props: RecordDialogProps) {
  const t = useText(recordWorkTexts);
  const { record, subject, change } = useRecordChange(props, () => true);
  const { recordNo, status, assigneeId } = record;
  return (
    <ActionDialog<{ assigneeId: string }>
      draft={`record.assign:${record.id}`}
      title={t('assign.title', { recordNo: subject })}
      okText={t('action.assign')}
      version={record.version}
      onSubmit={({ assigneeId }) => change((one) => assignRecord(one, assigneeId), t('assign.done', { recordNo }))}
      onClose={props.onClose}
    >
      {/* One that waits for its review is taken up by being given to whoever has it. */}
      <OperatorField name="assigneeId" label={t('assign.to')} exceptId={status === 'submitted' ? null : assigneeId} />
    </ActionDialog>
  );
}
