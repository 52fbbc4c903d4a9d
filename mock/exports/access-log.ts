import { iso } from '../clock';
import type { JobRow } from '../jobs/job-row';
import { state } from '../state';

/** A look at personal data (domain.md 5.4). Append-only, and without the data. */
export type SensitiveAccess = {
  id: string;
  operatorId: string;
  operatorName: string;
  action: 'export';
  entityType: string;
  recordCount: number;
  masked: boolean;
  createdAt: string;
};

/** Notes that a file with rows of members has been written. */
export function logExport({ operator, entity, lines, finishedAt }: JobRow) {
  const { accessLog } = state();
  accessLog.push({
    id: String(accessLog.length + 1),
    operatorId: operator.id,
    operatorName: operator.name,
    action: 'export',
    entityType: entity,
    recordCount: lines.length,
    masked: true,
    createdAt: iso(finishedAt ?? Date.now()),
  });
}
