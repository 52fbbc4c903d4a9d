import { findNextPlannedRound, isPlanned } from '../../src/domain/follow-up/next-round';
import { state } from '../state';
import { openFollowUp } from './effects';
import type { FollowUpRow } from './follow-up-row';

/** Time of the referral, from the log. */
function getReferredAt(recordId: string) {
  const entry = state().changeLog.findLast(
    ({ entityType, entityId, action }) => entityType === 'record' && entityId === recordId && action === 'refer',
  );
  return entry ? Date.parse(entry.createdAt) : null;
}

/** Opens the next planned round of a record, unless one is pending; other follow-ups do not replace it. */
export function openPlannedRound(
  { recordId, memberId, assigneeId }: Pick<FollowUpRow, 'recordId' | 'memberId' | 'assigneeId'>,
  operatorName: string,
) {
  const { records, projects, followUps } = state().world;
  const record = records.find(({ id }) => id === recordId);
  if (!record || (record.status !== 'referred' && record.status !== 'enrolled')) return;
  const rounds = followUps.filter((row) => row.recordId === record.id);
  if (rounds.some(({ plan, status }) => isPlanned(plan) && status === 'pending')) return;
  const plans = projects.find(({ id }) => id === record.projectId)?.followUpPlan ?? [];
  const next = findNextPlannedRound({ plans, rounds, referredAt: getReferredAt(record.id) }, Date.now());
  if (next) openFollowUp({ memberId, recordId: record.id, assigneeId, ...next }, operatorName);
}
