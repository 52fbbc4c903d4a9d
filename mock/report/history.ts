import type { OperatorRow } from '../fixtures/operators';
import type { ChangeLogEntry } from '../store/change-log';
import type { ReportRow } from './report-row';

const verdicts: Partial<Record<ReportRow['status'], string>> = {
  approved: 'approve',
  rejected: 'reject',
  needMore: 'needMore',
};

/** The log of made-up reports: the verdict that each has, which is all that a row says the time of. */
export function buildReportHistory(reports: readonly ReportRow[], operators: readonly OperatorRow[]): ChangeLogEntry[] {
  const names = new Map(operators.map(({ id, name }) => [id, name]));
  return reports.flatMap(({ id, status, reviewedAt, reviewerId }): ChangeLogEntry[] => {
    const action = verdicts[status];
    const operatorName = names.get(reviewerId ?? '');
    if (!action || !reviewedAt || !operatorName) return [];
    const changes = [{ field: 'status', from: 'reviewing', to: status }];
    const entity = { entityType: 'report', entityId: id };
    return [{ id: `report-${id}`, ...entity, action, changes, operatorName, createdAt: reviewedAt }];
  });
}
