import { isOpen } from '../../src/domain/record-status';
import type { RecordRow } from '../record/fixtures';

/** Open records of a member, which prevent anonymization (docs/domain.md 6.1). */
export const getOpenRecords = (records: readonly RecordRow[], memberId: string) =>
  records.filter((record) => record.memberId === memberId && isOpen(record.status));
