import { ActionDialog } from '@/components/form/ActionDialog';
import { ReasonField } from '@/components/inputs/ReasonField';
import { record as limit } from '@/contract/limits/record';
import { useText } from '@/hooks/useText';
import { recordWorkTexts } from '@/locales/recordWork';
import { rejectRecord, reopenRecord, voidRecord } from '@/services/record';
import { canDo } from '../can-do';
import { type RecordDialogProps, useRecordChange } from '../useRecordChange';

const actions = { reject: rejectRecord, reopen: reopenRecord, void: voidRecord };

/** Actions on a record that need a reason. */
export function ReasonDialog({ action, ...props }: RecordDialogProps & { action: keyof typeof actions }) {
  const t = useText(recordWorkTexts);
  const { record, subject, change } = useRecordChange(props, (current) => canDo(current, action));
  const { recordNo } = record;
  return (
    <ActionDialog<{ reason: string }>
      draft={`record.${action}:${record.id}`}
      title={t(`${action}.title`, { recordNo: subject })}
      okText={t(`action.${action}`)}
      isDanger={action !== 'reopen'}
      warning={t(`${action}.effect`)}
      version={record.version}
      onSubmit={({ reason }) => change((one) => actions[action](one, reason), t(`${action}.done`, { recordNo }))}
      onClose={props.onClose}
    >
      <ReasonField label={t('reason')} max={limit.maxReasonLength} />
    </ActionDialog>
  );
}
