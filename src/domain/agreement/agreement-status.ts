import type { Agreement } from '../../contract/agreement';
import type { RecordListed } from '../../contract/record-list';
import { isOpen, type RecordStatus, recordStatusAt } from '../record-status';

export type AgreementStatus = Agreement['status'];
export type AgreementAction = 'withdraw' | 'pdf';
export type ConsentState = RecordListed['agreementStatus'];

/** The state of an agreement at `now` (milliseconds): one that nobody has answered by its end has expired. */
export const agreementStatusAt = (
  { status, expiresAt }: Pick<Agreement, 'status' | 'expiresAt'>,
  now: number,
): AgreementStatus => (status === 'unsigned' && Date.parse(expiresAt) <= now ? 'expired' : status);

/**
 * The consent of a record, wherever it is shown or blocks something (docs/domain.md 6.5). What was signed or withdrawn
 * stays so when the project no longer needs an agreement.
 *
 * @param isNeeded whether the record's project needs an agreement
 * @param newest the state of its newest agreement; undefined where none was sent
 */
export function getConsentState(isNeeded: boolean, newest: AgreementStatus | undefined): ConsentState {
  if (newest === 'signed' || newest === 'withdrawn') return newest;
  if (!isNeeded) return 'notRequired';
  // A superseded agreement has a newer one: as the newest it invites nobody.
  return newest === undefined || newest === 'superseded' ? 'notSent' : newest;
}

/** Whether a patient can be referred with this consent. */
export const allowsReferral = (state: ConsentState) => state === 'signed' || state === 'notRequired';

/** Whether a record is still answered or worked on at `now` (milliseconds): nobody signs for one that is over. */
export function isRecordAlive(record: { status: RecordStatus | 'abandoned'; startedAt: string }, now: number) {
  if (record.status === 'abandoned') return false;
  const status = recordStatusAt({ status: record.status, startedAt: record.startedAt }, now);
  return status === 'inProgress' || (status !== 'abandoned' && isOpen(status));
}

const unanswered: readonly ConsentState[] = ['notSent', 'unsigned', 'declined', 'expired'];

/** Whether the member can be invited to sign, for the first time or again. */
export const canInvite = (state: ConsentState, isRecordAlive: boolean) => isRecordAlive && unanswered.includes(state);

/** What an operator can do to an agreement, the usual step first (docs/domain.md 6.5). It is never edited or deleted. */
export function agreementActions({ status, signedAt }: Pick<Agreement, 'status' | 'signedAt'>): AgreementAction[] {
  const wasSigned = signedAt !== null && status !== 'declined';
  return [...(wasSigned ? (['pdf'] as const) : []), ...(status === 'signed' ? (['withdraw'] as const) : [])];
}
