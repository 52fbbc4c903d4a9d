import type { RecordListed } from '@/contract/record-list';
import { getRecordActions as getActionsByStatus, type RecordAction } from '@/domain/record-status';

type Known = Pick<RecordListed, 'status' | 'closeReason' | 'isRecruit' | 'submittedAt'>;

/** Whether its agreement was withdrawn, which keeps it closed. */
export const isWithdrawn = ({ closeReason }: Pick<Known, 'closeReason'>) => closeReason === 'withdrawn';

/** Actions on a record, the usual next step first. */
export function getRecordActions(record: Known): RecordAction[] {
  const { status, isRecruit, submittedAt } = record;
  if (status === 'abandoned') return [];
  return getActionsByStatus(status, {
    isRecruit,
    isWithdrawn: isWithdrawn(record),
    isSubmitted: submittedAt !== null,
  });
}

export const canDo = (record: Known, action: RecordAction) => getRecordActions(record).includes(action);
