import { iso } from '../clock';
import { type OfficeHours, toOfficeHour } from '../fixtures/office-hours';
import type { OperatorRow } from '../fixtures/operators';
import type { ChangeLogEntry } from '../store/change-log';
import type { FollowUpRow } from './follow-up-row';

type Entry = Pick<ChangeLogEntry, 'action' | 'changes' | 'reason' | 'createdAt'> & { operatorName?: string };

const createStatusChange = (to: FollowUpRow['status']) => ({ field: 'status', from: 'pending', to });

/** Time of a cancellation, which the row does not contain: before the due date, and not just now. */
function getCancelTime({ createdAt, dueAt }: FollowUpRow, now: number, office: OfficeHours) {
  const created = Date.parse(createdAt);
  const at = Math.min(Date.parse(dueAt), (created + now) / 2);
  return toOfficeHour(at, { from: created, until: at }, office) ?? at;
}

/** Entries about the end of a follow-up. */
function getEnd(row: FollowUpRow, now: number, office: OfficeHours): Entry[] {
  const { doneAt, doneByName, attemptLog, dueAt, cancelReason } = row;
  if (row.status === 'done' && doneAt)
    return [
      {
        action: 'complete',
        changes: [createStatusChange('done')],
        createdAt: doneAt,
        operatorName: doneByName ?? undefined,
      },
    ];
  if (row.status === 'unreachable')
    return [
      { action: 'giveUp', changes: [createStatusChange('unreachable')], createdAt: attemptLog.at(-1)?.at ?? dueAt },
    ];
  if (row.status !== 'cancelled') return [];
  const createdAt = iso(getCancelTime(row, now, office));
  return [
    { action: 'cancel', changes: [createStatusChange('cancelled')], reason: cancelReason ?? undefined, createdAt },
  ];
}

/** Entries of a follow-up, in order. */
function getEntries(row: FollowUpRow, now: number, office: OfficeHours): Entry[] {
  const { createdAt, firstDueAt, dueAt, rescheduleCount, attemptLog, adverseAckAt, adverseAckByName, adverseAckNote } =
    row;
  const attempts = attemptLog.map(({ at, byName }, index): Entry => {
    const changes = [{ field: 'attemptLog', from: index, to: index + 1 }];
    return { action: 'addAttempt', changes, createdAt: at, operatorName: byName };
  });
  const putOff: Entry = {
    action: 'reschedule',
    changes: [{ field: 'dueAt', from: firstDueAt, to: dueAt }],
    createdAt: iso(Math.min(now, Date.parse(firstDueAt))),
  };
  const acknowledged: Entry[] = adverseAckAt
    ? [
        {
          action: 'acknowledge',
          changes: [{ field: 'adverseAckNote', from: null, to: adverseAckNote }],
          createdAt: adverseAckAt,
          operatorName: adverseAckByName ?? undefined,
        },
      ]
    : [];
  return [
    { action: 'create', changes: [{ field: 'dueAt', from: null, to: firstDueAt }], createdAt },
    ...[...attempts, ...(rescheduleCount > 0 ? [putOff] : [])].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
    ...getEnd(row, now, office),
    ...acknowledged,
  ];
}

/** Change log of generated follow-ups up to `now` (milliseconds); by default the assignee acted. */
export function buildFollowUpHistory(
  now: number,
  followUps: readonly FollowUpRow[],
  operators: readonly OperatorRow[],
  office: OfficeHours,
): ChangeLogEntry[] {
  const names = new Map(operators.map(({ id, name }) => [id, name]));
  return followUps.flatMap((row) => {
    const assignee = names.get(row.assigneeId ?? '') ?? '系统';
    return getEntries(row, now, office).map(
      ({ operatorName = assignee, ...entry }, index): ChangeLogEntry => ({
        id: `followUp-${row.id}-${index}`,
        entityType: 'followUp',
        entityId: row.id,
        operatorName,
        ...entry,
      }),
    );
  });
}
