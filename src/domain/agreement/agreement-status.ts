import type { Agreement } from '../../contract/agreement';
import type { RecordListed } from '../../contract/record-list';
import { getRecordStatus, isOpen, type RecordStatus } from '../record-status';

export type AgreementStatus = Agreement['status'];
export type AgreementAction = 'withdraw' | 'pdf';
export type ConsentState = RecordListed['agreementStatus'];

/** Status of an agreement at `now` (milliseconds): one that is still unsigned at `expiresAt` has expired. */
export const getAgreementStatus = (
  { status, expiresAt }: Pick<Agreement, 'status' | 'expiresAt'>,
  now: number,
): AgreementStatus => (status === 'unsigned' && Date.parse(expiresAt) <= now ? 'expired' : status);

/**
 * Consent state of a record, the one rule for display and for blocking actions (docs/domain.md 6.5). A signed or
 * withdrawn agreement keeps its state when the project no longer requires one.
 *
 * @param isNeeded whether the record's project requires an agreement
 * @param newest status of the newest agreement; undefined when none was sent
 */
export function getConsentState(isNeeded: boolean, newest: AgreementStatus | undefined): ConsentState {
  if (newest === 'signed' || newest === 'withdrawn') return newest;
  if (!isNeeded) return 'notRequired';
  // A superseded agreement should have a newer one. If it is the newest, the member has no open invitation.
  return newest === undefined || newest === 'superseded' ? 'notSent' : newest;
}

/** Whether a patient may be referred in this consent state. */
export const allowsReferral = (state: ConsentState) => state === 'signed' || state === 'notRequired';

/**
 * Whether a record is still being answered or worked on at `now` (milliseconds). Nobody signs for a record that is
 * over.
 */
export function isRecordActive(record: { status: RecordStatus | 'abandoned'; startedAt: string }, now: number) {
  if (record.status === 'abandoned') return false;
  const status = getRecordStatus({ status: record.status, startedAt: record.startedAt }, now);
  return status === 'inProgress' || (status !== 'abandoned' && isOpen(status));
}

const unanswered: readonly ConsentState[] = ['notSent', 'unsigned', 'declined', 'expired'];

/** Whether the member can be invited to sign, either for the first time or again. */
export const canInvite = (state: ConsentState, isRecordAlive: boolean) => isRecordAlive && unanswered.includes(state);

/**
 * Actions that an operator can take on an agreement, most common first (docs/domain.md 6.5). It is never edited or
 * deleted.
 */
export function getAgreementActions({ status, signedAt }: Pick<Agreement, 'status' | 'signedAt'>): AgreementAction[] {
  const wasSigned = signedAt !== null && status !== 'declined';
  return [...(wasSigned ? (['pdf'] as const) : []), ...(status === 'signed' ? (['withdraw'] as const) : [])];
}
