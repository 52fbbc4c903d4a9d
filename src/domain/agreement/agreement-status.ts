import type { Agreement } from '../../contract/agreement';
import { isOpen, type RecordStatus, recordStatusAt } from '../record-status';

export type AgreementStatus = Agreement['status'];
export type AgreementAction = 'resend' | 'withdraw' | 'pdf';

/** The state of an agreement at `now` (milliseconds): one that nobody has answered by its end has expired. */
export const agreementStatusAt = (
  { status, expiresAt }: Pick<Agreement, 'status' | 'expiresAt'>,
  now: number,
): AgreementStatus => (status === 'unsigned' && Date.parse(expiresAt) <= now ? 'expired' : status);

type Situation = {
  /** Whether no other one was sent for its record since. */
  isNewest: boolean;
  /** Whether anything is still to come of its record. */
  isRecordAlive: boolean;
};

/** Whether anything is still to come of a record at `now` (milliseconds): nobody signs for one that is over. */
export function isRecordAlive(record: { status: RecordStatus; startedAt: string }, now: number) {
  const status = recordStatusAt(record, now);
  return status === 'inProgress' || (status !== 'abandoned' && isOpen(status));
}

const unanswered: readonly AgreementStatus[] = ['unsigned', 'declined', 'expired'];

/** docs/domain.md 6.5: what an operator can do to an agreement, the usual step first. It is never edited or deleted. */
export function agreementActions(
  { status, signedAt }: Pick<Agreement, 'status' | 'signedAt'>,
  { isNewest, isRecordAlive }: Situation,
): AgreementAction[] {
  const wasSigned = signedAt !== null && status !== 'declined';
  return [
    ...(unanswered.includes(status) && isNewest && isRecordAlive ? (['resend'] as const) : []),
    ...(wasSigned ? (['pdf'] as const) : []),
    ...(status === 'signed' ? (['withdraw'] as const) : []),
  ];
}
