import { useConfirmContact } from '@/components/call/useConfirmContact';
import type { FollowUp } from '@/contract/follow-up';
import { getMember } from '@/services/member';

/** Asks once more before a follow-up is put on another day for a member who is not to be contacted. */
export function useConfirmPlan() {
  const confirm = useConfirmContact('plan');
  return async ({ memberId, doNotContact }: Pick<FollowUp, 'memberId' | 'doNotContact'>) =>
    !doNotContact || confirm((await getMember(memberId)).doNotContact);
}
