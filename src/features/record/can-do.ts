import type { RecordDetail } from '@/contract/record-detail';
import type { RecordListed } from '@/contract/record-list';
import { type RecordAction, recordActions } from '@/domain/record-status';

type Known = Pick<RecordListed, 'status'> & Partial<Pick<RecordDetail, 'closeReason' | 'isRecruit'>>;

/**
 * What an operator can do to a record, the usual next step first. Of what only the detail knows a list thinks the best:
 * the server refuses what cannot be.
 */
export function actionsOf({ status, closeReason, isRecruit = false }: Known): RecordAction[] {
  if (status === 'abandoned') return [];
  return recordActions(status, { isRecruit, isWithdrawn: closeReason === 'withdrawn' });
}

export const canDo = (record: Known, action: RecordAction) => actionsOf(record).includes(action);
