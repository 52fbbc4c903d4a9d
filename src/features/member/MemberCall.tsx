import { CallButton } from '@/components/call/CallButton';
import type { MemberDetail } from '@/contract/member-detail';
import { revealMember } from '@/services/member';

type Props = {
  member: Pick<MemberDetail, 'id' | 'memberNo' | 'doNotContact'>;
  onClose?: () => void;
};

/** Calls a member, for a follow-up call. */
export function MemberCall({ member: { id, memberNo, doNotContact }, onClose }: Props) {
  const reveal = async () => {
    const { values } = await revealMember(id, { fields: ['mobile'], purpose: 'callback' });
    return values.mobile ?? null;
  };
  return <CallButton name={memberNo} reveal={reveal} doNotContact={doNotContact} onClose={onClose} />;
}
