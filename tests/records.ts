import { hasConsent } from '@/domain/consent';
import { toRecordDetail } from '../mock/record/detail';
import type { RecordRow } from '../mock/record/fixtures';
import { state } from '../mock/state';

/** Rows of the mock's records, and what another operator does to them. */
export const recordRows = () => state().world.records;

export function findMember({ memberId }: { memberId: string }) {
  const member = state().world.members.find(({ id }) => id === memberId);
  if (!member) throw new Error('there is no such member');
  return member;
}

/** The record as the server holds it now. */
export function readRecord(id: string) {
  const row = recordRows().find((one) => one.id === id);
  if (!row) throw new Error('the record was deleted');
  return row;
}

/** Whether an answer that counts can be corrected without a reveal. */
const hasOpenScore = (row: RecordRow) =>
  toRecordDetail(row).answers.some(({ type, scored, sensitive }) => type === 'single' && scored && !sensitive);

/** A record of a member who consents, in the state that a test begins with and without follow-ups. */
export function prepareRecord(
  status: RecordRow['status'],
  { change = {}, has = hasOpenScore }: { change?: Partial<RecordRow>; has?: (row: RecordRow) => boolean } = {},
) {
  const row = recordRows().find((one) => {
    const member = findMember(one);
    return one.totalScore !== null && has(one) && hasConsent(member) && member.realName && member.mobile;
  });
  if (!row) throw new Error('the world has no such record');
  const { world } = state();
  world.followUps = world.followUps.filter(({ recordId }) => recordId !== row.id);
  return Object.assign(row, { status, assigneeId: null, closeReason: null, version: 3, ...change });
}
