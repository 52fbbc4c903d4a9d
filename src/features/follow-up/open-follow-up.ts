import type { FollowUp } from '@/contract/follow-up-list';
import type { RecordListed } from '@/contract/record-list';
import { listFollowUps } from '@/services/follow-up';

export type CallTarget = {
  memberId: string;
  memberNo: string;
  /** Record that the call is about. */
  recordId?: string | null;
  /** Plan of the follow-up: while a record waits for its first contact, another one would leave it waiting. */
  requiredPlan?: 'first';
  /** Open follow-up that the call is for; if omitted, it is looked up by record or member. */
  followUp?: FollowUp;
};

/** Target of a call about a record; while the record waits for its first contact, a call is that contact. */
export const toCallTarget = ({
  id,
  memberId,
  memberNo,
  status,
}: Pick<RecordListed, 'id' | 'memberId' | 'memberNo' | 'status'>): CallTarget => ({
  memberId,
  memberNo,
  recordId: id,
  requiredPlan: status === 'approved' ? 'first' : undefined,
});

/**
 * First due open follow-up of the record, or of the member if there is no record, and the number of other open ones.
 */
export async function findOpenFollowUp({ memberId, recordId, requiredPlan }: CallTarget) {
  const owner = recordId ? { recordId, plan: requiredPlan } : { memberId };
  const page = await listFollowUps({ ...owner, status: 'pending,overdue', sort: 'dueAt', current: 1, pageSize: 1 });
  return { first: page.list[0], others: page.total - 1 };
}
