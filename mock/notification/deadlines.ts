import { businessDay, dayStart, iso } from '../clock';
import type { Who } from '../fixtures/operators';
import type { FollowUpRow } from '../follow-up/follow-up-row';
import { getReviewDue } from '../report/fixtures';
import { reportLeases } from '../report/table';
import { state } from '../state';
import type { NotificationRow, NotificationSubject } from './notification-row';
import { notify } from './notify';

const isToday = (instant: string, now: number) => businessDay(Date.parse(instant)) === businessDay(now);

/** Follow-ups of an operator that are due on the business day of `now` (milliseconds) and were created before it. */
export const getFollowUpsDue = (followUps: readonly FollowUpRow[], operatorId: string, now: number) =>
  followUps.flatMap(({ id, followNo, assigneeId, status, dueAt, createdAt }): NotificationSubject[] =>
    assigneeId === operatorId &&
    status === 'pending' &&
    isToday(dueAt, now) &&
    // An operator who has created one today knows about it.
    Date.parse(createdAt) < dayStart(businessDay(now))
      ? [{ kind: 'deadline', entityType: 'followUp', entityId: id, label: followNo, dueAt }]
      : [],
  );

/** Reports claimed by an operator whose review is due today. */
const getReportsDue = (operatorId: string, now: number) =>
  state().world.reports.flatMap((row): NotificationSubject[] => {
    if (reportLeases.find(row.id, now)?.operatorId !== operatorId) return [];
    const dueAt = iso(getReviewDue(row, now));
    return isToday(dueAt, now) && Date.parse(dueAt) > now
      ? [{ kind: 'deadline', entityType: 'report', entityId: row.id, label: row.reportNo, dueAt }]
      : [];
  });

type EntityRef = { entityType: string; entityId: string | null };
const getKey = ({ entityType, entityId }: EntityRef) => `${entityType}:${entityId}`;

/** Keys of items that the operator knows are due today: those notified, and follow-ups assigned today. */
function getKnownToday(operatorId: string, now: number) {
  const { world, changeLog } = state();
  const told = world.notifications.filter(
    (row) => row.operatorId === operatorId && row.kind === 'deadline' && isToday(row.at, now),
  );
  const given = changeLog.filter(
    ({ entityType, action, createdAt }) =>
      entityType === 'followUp' && (action === 'assign' || action === 'handover') && isToday(createdAt, now),
  );
  return new Set([...told, ...given].map(getKey));
}

/**
 * Notifies an operator of everything due today, once a day per item. Called on reads, because the mock has no
 * scheduler.
 */
export function remindOfDeadlines({ id: operatorId }: Who, now: number) {
  const known = getKnownToday(operatorId, now);
  for (const due of [...getFollowUpsDue(state().world.followUps, operatorId, now), ...getReportsDue(operatorId, now)])
    if (!known.has(getKey(due))) notify(operatorId, due, { at: now });
}

/** Whether a deadline still applies to its recipient, and was not completed, rescheduled or reassigned. */
export function isStillDue({ operatorId, entityType, entityId, dueAt }: NotificationRow, now: number) {
  if (entityId === null) return false;
  if (entityType === 'report') return reportLeases.find(entityId, now)?.operatorId === operatorId;
  return state().world.followUps.some(
    (row) => row.id === entityId && row.assigneeId === operatorId && row.status === 'pending' && row.dueAt === dueAt,
  );
}
