import type { OpenWork } from '../../src/contract/member-detail';
import type { MemberRow } from '../member/fixtures';
import { state } from '../state';
import { createFollowUpPresenter } from './present';

/** Pending follow-ups of a member. */
export function getOpenFollowUps({ id: memberId }: MemberRow): OpenWork[] {
  const { followUps, records } = state().world;
  const open = followUps.filter((row) => row.memberId === memberId && row.status === 'pending');
  return open
    .map(createFollowUpPresenter(Date.now()))
    .map(({ id, followNo, projectName, recordId, status, dueAt, dueByCalendar, createdAt, critical }) => {
      const severity = records.find((record) => record.id === recordId)?.severity ?? null;
      const due = { dueAt, dueByCalendar };
      const hasCritical = critical !== null && critical.state !== 'unconfirmed';
      const work = { id, no: followNo, title: projectName ?? '', status, severity, hasCritical };
      return { kind: 'followUp', ...work, ...due, at: createdAt };
    });
}
