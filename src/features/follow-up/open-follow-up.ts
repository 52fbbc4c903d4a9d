import type { FollowUp } from '@/contract/follow-up-list';
import { listFollowUps } from '@/services/follow-up';

export type CallTarget = {
  memberId: string;
  memberNo: string;
  /** Record that the call is about. */
  recordId?: string | null;
  /** Open follow-up that the call is for; if omitted, it is looked up by record or member. */
  followUp?: FollowUp;
};

/**
 * First due open follow-up of the record, or of the member if there is no record, and the number of other open ones.
 */
export async function findOpenFollowUp({ memberId, recordId }: CallTarget) {
  const owner = recordId ? { recordId } : { memberId };
  const page = await listFollowUps({ ...owner, status: 'pending,overdue', sort: 'dueAt', current: 1, pageSize: 1 });
  return { first: page.list[0], others: page.total - 1 };
}
