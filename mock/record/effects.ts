import type { RecordDetail } from '../../src/contract/record-detail';
import { isOpen } from '../../src/domain/record-status';
import { cancelOpenFollowUps } from '../follow-up/effects';
import { closedReason, withdrawnReason } from '../follow-up/texts';
import { state } from '../state';
import { log } from '../store/log';
import { find } from '../store/update';
import type { RecordRow } from './fixtures';

/** Changes a record as an effect of another action, regardless of its version. */
function applyEffect(record: RecordRow, change: Partial<RecordRow>, action: string, operatorName: string) {
  const changes = [{ field: 'status', from: record.status, to: change.status ?? record.status }];
  Object.assign(record, change, { version: record.version + 1 });
  log({ entityType: 'record', entityId: record.id, action, changes, operatorName });
}

/** Marks an approved record as contacted when its first follow-up is completed (docs/domain.md 6.5). */
export function contactByFollowUp(recordId: string, operatorName: string) {
  const record = find(state().world.records, recordId);
  if (record.status === 'approved') applyEffect(record, { status: 'contacted' }, 'contact', operatorName);
}

/**
 * Closes a record as an effect of another action, and cancels its open follow-ups. Only a withdrawal closes a record
 * that has ended already, and cannot be reverted (docs/domain.md 6.5).
 */
export function closeByEffect(
  recordId: string,
  closeReason: NonNullable<RecordDetail['closeReason']>,
  operatorName: string,
) {
  const record = find(state().world.records, recordId);
  const isForGood = closeReason === 'withdrawn';
  if (isForGood || isOpen(record.status)) applyEffect(record, { status: 'closed', closeReason }, 'close', operatorName);
  const reason = isForGood ? withdrawnReason : closedReason;
  cancelOpenFollowUps((row) => row.recordId === recordId, reason, operatorName);
}
