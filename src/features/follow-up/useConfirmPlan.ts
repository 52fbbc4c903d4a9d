import { useConfirmContact } from '@/components/call/useConfirmContact';
import type { FollowUp } from '@/contract/follow-up-list';
import { readDoNotContact } from '@/features/member/read-do-not-contact';

/** Asks for confirmation before rescheduling a follow-up of a member who must not be contacted. */
export function useConfirmPlan() {
  const confirm = useConfirmContact('plan');
  return async ({ memberId }: Pick<FollowUp, 'memberId'>) => confirm(await readDoNotContact(memberId));
}
