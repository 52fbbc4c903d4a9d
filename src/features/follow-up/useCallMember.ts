import type { FollowUp } from '@/contract/follow-up';
import { readMobile } from '@/features/member/read-mobile';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { getMember } from '@/services/member';

/** What is needed to call the member of a follow-up: the number, and why they may not want to be called. */
export function useCallMember({ memberId, doNotContact }: Pick<FollowUp, 'memberId' | 'doNotContact'>) {
  const t = useText(followUpTexts);
  const { data: member } = useRead(`member:${memberId}`, () => getMember(memberId), { deps: [memberId] });
  const unexplained = doNotContact ? { reason: t('doNotContact.reason'), until: null } : null;
  return {
    doNotContact: member ? member.doNotContact : unexplained,
    reveal: () => readMobile(memberId),
  };
}
