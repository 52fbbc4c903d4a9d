import type { z } from 'zod';
import type { MemberRecord, MemberRecordQuery } from '../../src/contract/member-detail';
import { getRecordStatus } from '../../src/domain/record-status';
import { createDeriver } from '../record/derived';
import type { RecordRow } from '../record/fixtures';
import { hiddenResult, isWithdrawn } from '../record/withdrawn';
import { state } from '../state';
import { page, sortBy } from '../store/list';
import type { MemberRow } from './fixtures';

/** Records of a member, latest start first. */
export const getRecords = ({ id }: MemberRow): RecordRow[] =>
  sortBy(
    state().world.records.filter(({ memberId }) => memberId === id),
    '-startedAt',
  );

/** Name of a row by id; null if there is none. */
export const getName = (rows: readonly { id: string; name: string }[], id: string | null) =>
  rows.find((row) => row.id === id)?.name ?? null;

/** Page of the records of a member, newest first. */
export function getMemberRecordsPage(
  member: MemberRow,
  { current, pageSize, status, submittedFrom, submittedBefore }: z.output<typeof MemberRecordQuery>,
) {
  const isSubmitted = ({ submittedAt }: RecordRow) =>
    (submittedFrom === undefined || (submittedAt !== null && submittedAt.slice(0, 10) >= submittedFrom)) &&
    (submittedBefore === undefined || (submittedAt !== null && submittedAt.slice(0, 10) < submittedBefore));
  const now = Date.now();
  const records = getRecords(member).filter(
    (record) => isSubmitted(record) && (status === undefined || getRecordStatus(record, now) === status),
  );
  const { list, total } = page(records, current, pageSize);
  return { list: list.map(createMemberRecordPresenter(now)), total };
}

function createMemberRecordPresenter(now: number): (record: RecordRow) => MemberRecord {
  const { projects, hospitals, operators } = state().world;
  const derive = createDeriver();
  return (record) => {
    const { id, recordNo, projectId, severity, startedAt, submittedAt } = record;
    return {
      id,
      recordNo,
      projectId,
      projectName: getName(projects, projectId) ?? projectId,
      status: getRecordStatus(record, now),
      severity,
      ...derive(record),
      ...(isWithdrawn(record) && hiddenResult),
      startedAt,
      submittedAt,
      hospitalName: getName(hospitals, record.hospitalId),
      assigneeName: getName(operators, record.assigneeId),
    };
  };
}
