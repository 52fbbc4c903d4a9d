import type { RecordDetail } from '@/contract/record-detail';
import { isRecordAlive } from '@/domain/agreement/agreement-status';

/** Whether anything is still to come of a record, as it is shown. */
export const isAlive = ({ status, startedAt }: RecordDetail) =>
  status !== 'abandoned' && isRecordAlive({ status, startedAt }, Date.now());
