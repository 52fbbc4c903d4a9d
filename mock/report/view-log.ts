import type { Operator } from '../fixtures/operators';
import { logAccess } from '../log/access-log';
import type { Origin } from '../log/origin';

/** Logs that an operator viewed the report, but not its files. */
export function logView(id: string, operator: Operator, origin: Origin) {
  const who = { operatorId: operator.id, operatorName: operator.name, ...origin };
  const what = { entityType: 'report', entityId: id, subjectIds: [id], recordCount: 1, fields: [], masked: true };
  logAccess({ ...who, ...what, action: 'view', purpose: 'review', purposeNote: null, result: 'success' }, Date.now());
}
