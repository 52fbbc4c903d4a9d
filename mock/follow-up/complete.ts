import type { ContactResult } from '../../src/contract/follow-up-input';
import { endOfBusinessDay } from '../../src/domain/due';
import { findContactProblems } from '../../src/domain/follow-up/contact-problems';
import { needsAcknowledgment } from '../../src/domain/follow-up/follow-up';
import { canBeKnownAt } from '../../src/domain/follow-up/serious-event';
import { iso } from '../clock';
import type { Who } from '../fixtures/operators';
import { notify } from '../notification/notify';
import { closeByEffect, contactByFollowUp } from '../record/effects';
import type { RecordRow } from '../record/fixtures';
import { refuse } from '../refuse';
import { state } from '../state';
import { log } from '../store/log';
import type { Target } from '../store/row';
import { changeFollowUp } from './change';
import { cancelOpenFollowUps, openFollowUp } from './effects';
import type { FollowUpRow } from './follow-up-row';
import { followUpMessages } from './messages';
import { openPlannedRound } from './planned-rounds';
import { deceased, deceasedReason } from './texts';

/** @throws Fault 422 with the errors by field */
export function checkContactResult(result: ContactResult) {
  const { nextAt, adverseSerious } = findContactProblems(result, Date.now());
  refuse({
    nextAt: nextAt && followUpMessages[nextAt],
    adverseSerious: adverseSerious && followUpMessages[adverseSerious],
  });
}

/** Marks the member as deceased, or reverts that after a correction, with the member's own request if there was one. */
function setDeceased(row: FollowUpRow, isDeceased: boolean, operatorName: string) {
  const { memberId } = row;
  const member = state().world.members.find(({ id }) => id === memberId);
  const was = member?.doNotContact?.reason === deceasedReason;
  if (!member || was === isDeceased) return;
  const before = member.doNotContact;
  const after = isDeceased ? deceased : (row.replacedDoNotContact ?? null);
  if (isDeceased) row.replacedDoNotContact = before;
  Object.assign(member, { doNotContact: after, version: member.version + 1 });
  const changes = [{ field: 'doNotContact', from: before?.reason ?? null, to: after?.reason ?? null }];
  log({ entityType: 'member', entityId: memberId, action: 'update', changes, operatorName });
}

/** Ends all work for a patient who has died: closes the record and cancels open follow-ups. */
function endAllWork(row: FollowUpRow, operatorName: string) {
  const { recordId, memberId } = row;
  setDeceased(row, true, operatorName);
  if (recordId !== null) closeByEffect(recordId, 'other', operatorName);
  cancelOpenFollowUps(({ memberId: owner }) => owner === memberId, deceasedReason, operatorName);
}

/**
 * Notifies the assignees of the follow-up and of its record about a severe or serious reaction (docs/domain.md 6.10).
 */
function notifyAdverseReaction({ id: entityId, followNo: label, recordId, assigneeId }: FollowUpRow, byName: string) {
  const record = state().world.records.find((one) => one.id === recordId);
  const subject = { kind: 'adverse', entityType: 'followUp', entityId, label } as const;
  for (const operatorId of new Set([assigneeId, record?.assigneeId ?? null])) notify(operatorId, subject, { byName });
}

/** Effects of a completed follow-up (docs/domain.md 6.5 and 6.10). */
function planNextFollowUp(row: FollowUpRow, operatorName: string) {
  const { recordId, memberId, assigneeId, plan, outcome, nextAt, way } = row;
  if (recordId !== null && plan === 'first') contactByFollowUp(recordId, operatorName);
  if (outcome === 'deceased') return endAllWork(row, operatorName);
  if (nextAt === null) return openPlannedRound(row, operatorName);
  const due = Date.parse(nextAt);
  openFollowUp({ memberId, recordId, plan: 'custom', due, way, assigneeId }, operatorName);
}

/** Records the result of a contact. */
export function complete(target: Target, result: ContactResult, operator: Who) {
  const row = changeFollowUp(target, 'complete', operator, ({ assigneeId }) => {
    checkContactResult(result);
    const doneAt = iso(Date.now());
    // An unassigned follow-up is assigned to the operator who completes it.
    return {
      ...result,
      assigneeId: assigneeId ?? operator.id,
      status: 'done',
      doneAt,
      seriousKnownAt: result.adverseSerious ? doneAt : null,
      doneByName: operator.name,
    };
  });
  if (needsAcknowledgment(row)) notifyAdverseReaction(row, operator.name);
  planNextFollowUp(row, operator.name);
  return row;
}

/** Gives up the follow-up; the next planned round is opened nevertheless. */
export function giveUp(target: Target, operator: Who) {
  const row = changeFollowUp(target, 'giveUp', operator, () => ({ status: 'unreachable' }));
  openPlannedRound(row, operator.name);
  return row;
}

type Correction = ContactResult & { reason: string; seriousKnownAt?: string | null };

/** Corrects the result of a contact. Only corrections of a death or of an adverse reaction have effects. */
export function correct(target: Target, { reason, seriousKnownAt, ...result }: Correction, operator: Who) {
  let [wasAlive, isKnown] = [true, false];
  const row = changeFollowUp(
    target,
    'correct',
    operator,
    (before) => {
      wasAlive = before.outcome !== 'deceased';
      const becomesSerious = result.adverseSerious === true && before.adverseSerious !== true;
      isKnown = needsAcknowledgment(before) && !becomesSerious;
      const isSameNext = result.nextAt === before.nextAt || getTime(result.nextAt) === getTime(before.nextAt);
      refuse({ nextAt: isSameNext ? undefined : followUpMessages.nextFixed });
      checkContactResult({ ...result, nextAt: null });
      const knownAt = becomesSerious ? (seriousKnownAt ?? before.doneAt) : before.seriousKnownAt;
      const isKnownTooEarlyOrLate =
        knownAt !== null && becomesSerious && !canBeKnownAt(knownAt, before.doneAt, Date.now());
      refuse({ seriousKnownAt: isKnownTooEarlyOrLate ? followUpMessages.knownOutOfRange : undefined });
      // Whoever acknowledged a severe reaction did not know that it has to be reported.
      const unknown = { adverseAckAt: null, adverseAckByName: null, adverseAckNote: null };
      return {
        ...result,
        nextAt: before.nextAt,
        seriousKnownAt: result.adverseSerious ? knownAt : null,
        ...(becomesSerious && unknown),
      };
    },
    reason,
  );
  if (!isKnown && needsAcknowledgment(row)) notifyAdverseReaction(row, operator.name);
  if (wasAlive && row.outcome === 'deceased') endAllWork(row, operator.name);
  if (!wasAlive && row.outcome !== 'deceased') setDeceased(row, false, operator.name);
  return row;
}

const getTime = (instant: string | null) => (instant === null ? null : Date.parse(instant));

/** First contact of a record for completion. Opens one if there is none because it was canceled or given up. */
export function getFirstContact({ id: recordId, memberId, assigneeId }: RecordRow, operator: Who): FollowUpRow {
  const open = state().world.followUps.find(
    (row) => row.recordId === recordId && row.plan === 'first' && row.status === 'pending',
  );
  const of = { memberId, recordId, plan: 'first' as const, assigneeId: assigneeId ?? operator.id };
  return open ?? openFollowUp({ ...of, due: endOfBusinessDay(Date.now()) }, operator.name);
}
