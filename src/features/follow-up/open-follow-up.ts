import type { FollowUp } from '@/contract/follow-up';
import { listFollowUps } from '@/services/follow-up';

export type Called = {
  memberId: string;
  memberNo: string;
  /** The record that the call is about. */
  recordId?: string | null;
  /** The open follow-up that the call is for; found by record or member where it is left out. */
  followUp?: FollowUp;
};

/** The open follow-up of a record, or else of the member, that is due first, and how many others there are. */
export async function findOpenFollowUp({ memberId, recordId }: Called) {
  const of = recordId ? { recordId } : { memberId };
  const answer = await listFollowUps({ ...of, status: 'pending,overdue', sort: 'dueAt', current: 1, pageSize: 1 });
  return { first: answer.list[0], others: answer.total - 1 };
}
