import type { OperatorRow } from '../fixtures/operators';
import type { ChangeLogEntry } from '../store/change-log';
import type { ReportRow } from './report-row';

const decisionActions: Partial<Record<ReportRow['status'], string>> = {
  approved: 'approve',
  rejected: 'reject',
  needMore: 'needMore',
};

/** Change log of generated reports: only the first reading and the decision, because rows contain no other times. */
export function buildReportHistory(reports: readonly ReportRow[], operators: readonly OperatorRow[]): ChangeLogEntry[] {
  const names = new Map(operators.map(({ id, name }) => [id, name]));
  return reports.flatMap(({ id, status, reviewedAt, reviewerId, firstReading }): ChangeLogEntry[] => {
    const entry = (key: string, action: string | undefined, by: string | null, at: string | null, to: string) => {
      const operatorName = names.get(by ?? '');
      if (!action || !at || !operatorName) return [];
      const changes = [{ field: 'status', from: 'reviewing', to }];
      return [{ id: key, entityType: 'report', entityId: id, action, changes, operatorName, createdAt: at }];
    };
    return [
      ...(firstReading
        ? entry(`report-first-${id}`, 'submitFirstReading', firstReading.operatorId, firstReading.at, 'pending')
        : []),
      ...entry(`report-${id}`, decisionActions[status], reviewerId, reviewedAt, status),
    ];
  });
}
