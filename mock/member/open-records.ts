import { isOpen } from '../../src/domain/record-status';
import type { RecordRow } from '../record/fixtures';

/** Records between submitted and enrolled, which keep their member from being anonymised (docs/domain.md 6.1). */
export const getOpenRecords = (records: readonly RecordRow[], memberId: string) =>
  records.filter((record) => record.memberId === memberId && isOpen(record.status));
