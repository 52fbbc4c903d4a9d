import { hasConsent } from '@/domain/consent';
import { toRecordDetail } from '../mock/record/detail';
import type { RecordRow } from '../mock/record/fixtures';
import { state } from '../mock/state';

/** Rows of the mock's records; a test changes them to act as another operator. */
export const recordRows = () => state().world.records;

export function findMember({ memberId }: { memberId: string }) {
  const member = state().world.members.find(({ id }) => id === memberId);
  if (!member) throw new Error('the record has no member');
  return member;
}

/** The record as it is stored on the server now. */
export function readRecord(id: string) {
  const row = recordRows().find((one) => one.id === id);
  if (!row) throw new Error('the record was deleted');
  return row;
}

/** Whether the record has a scored answer that can be corrected without a reveal. */
const hasOpenScore = (row: RecordRow) =>
  toRecordDetail(row).answers.some(({ type, scored, sensitive }) => type === 'single' && scored && !sensitive);

/** Prepares a record with the given status and without follow-ups, of a member who has consented. */
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
