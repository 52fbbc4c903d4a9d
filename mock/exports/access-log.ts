import type { JobRow } from '../jobs/job-row';
import { logAccess } from '../logs/access-log';

/** Fields that a file holds masked. */
const maskedFields: Record<string, string[]> = {
  member: ['realName', 'mobile'],
  hospital: ['contactName', 'contactMobile'],
};

/** Notes that a file with personal data has been written: in the log of each of them. */
export function logExport({ operator, entity, lines, rowIds, failed, origin, finishedAt }: JobRow) {
  const unwritten = new Set(failed.map(({ id }) => id));
  logAccess(
    {
      operatorId: operator.id,
      operatorName: operator.name,
      action: 'export',
      entityType: entity,
      entityId: null,
      subjectIds: rowIds.filter((id) => !unwritten.has(id)),
      fields: maskedFields[entity] ?? [],
      purpose: null,
      purposeNote: null,
      recordCount: lines.length,
      masked: true,
      ...origin,
      result: 'success',
    },
    finishedAt ?? Date.now(),
  );
}
