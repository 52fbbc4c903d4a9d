import { useConfirmContact } from '@/components/call/useConfirmContact';
import type { FollowUp } from '@/contract/follow-up';
import { readDoNotContact } from '@/features/member/read-do-not-contact';

/** Asks once more before a follow-up is put on another day for a member who is not to be contacted. */
export function useConfirmPlan() {
  const confirm = useConfirmContact('plan');
  return async ({ memberId }: Pick<FollowUp, 'memberId'>) => confirm(await readDoNotContact(memberId));
}
