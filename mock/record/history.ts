import { hasReached, type RecordStatus } from '../../src/domain/record-status';
import { iso } from '../clock';
import type { OperatorRow } from '../fixtures/operators';
import type { Random } from '../fixtures/random';
import type { ChangeLogEntry } from '../store/change-log';
import type { RecordRow } from './fixtures';

const HOUR_MS = 3_600_000;

type Step = { action: string; to: RecordStatus };

const stepsInOrder: readonly Step[] = [
  { action: 'claim', to: 'reviewing' },
  { action: 'approve', to: 'approved' },
  { action: 'contact', to: 'contacted' },
  { action: 'refer', to: 'referred' },
  { action: 'enroll', to: 'enrolled' },
];

/** Steps of operators that led to the state of a record, in order. Records that the server closed have none. */
function getSteps(record: RecordRow): readonly Step[] {
  const { status, closeReason, eligibility } = record;
  if (eligibility === 'pending') return [...stepsInOrder.slice(0, 1), { action: 'defer', to: 'reviewing' }];
  const reached = stepsInOrder.findIndex(({ to }) => to === status);
  if (reached >= 0) return stepsInOrder.slice(0, reached + 1);
  const claimed = stepsInOrder.slice(0, 1);
  const last = stepsInOrder.findIndex(({ to }) => to === record.reachedStage);
  const before = hasReached('referred', record) ? stepsInOrder.slice(0, last + 1) : undefined;
  if (status === 'rejected') return [...claimed, { action: 'reject', to: status }];
  if (status === 'voided') return [...(before ?? claimed), { action: 'void', to: status }];
  const isByServer = closeReason === 'ineligible' || closeReason === 'withdrawn';
  return status === 'closed' && !isByServer
    ? [...(before ?? stepsInOrder.slice(0, 3)), { action: 'close', to: status }]
    : [];
}

/** Change log of generated records: their steps, evenly distributed between submission and `now`. */
export function buildRecordHistory(
  random: Random,
  now: number,
  records: readonly RecordRow[],
  operators: readonly OperatorRow[],
): ChangeLogEntry[] {
  const staff = operators.filter(({ active }) => active);
  return records.flatMap((record) => {
    const { id: entityId, submittedAt, assigneeId, pendingReason, rejectReason, voidReason } = record;
    if (submittedAt === null) return [];
    const own = operators.find(({ id }) => id === assigneeId) ?? random.pick(staff);
    const steps = getSteps(record);
    const reason = pendingReason ?? rejectReason ?? voidReason;
    const begin = Date.parse(submittedAt);
    const pause = Math.min(random.int(2, 40) * HOUR_MS, (now - begin) / (steps.length + 1));
    let from: RecordStatus = 'submitted';
    return steps.map(({ action, to }, index) => {
      const entry: ChangeLogEntry = {
        id: `record-${entityId}-${action}`,
        entityType: 'record',
        entityId,
        action,
        changes: from === to ? [] : [{ field: 'status', from, to }],
        ...(index === steps.length - 1 && reason && { reason }),
        operatorName: own.name,
        createdAt: iso(begin + pause * (index + 1)),
      };
      from = to;
      return entry;
    });
  });
}
