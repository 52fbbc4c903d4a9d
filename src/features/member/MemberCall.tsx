import { CallButton } from '@/components/call/CallButton';
import type { MemberDetail } from '@/contract/member-detail';
import { useCallResult } from '@/features/follow-up/useCallResult';
import { readDoNotContact } from './read-do-not-contact';
import { readMobile } from './read-mobile';

type Props = {
  member: Pick<MemberDetail, 'id' | 'memberNo'> & Partial<Pick<MemberDetail, 'doNotContact'>>;
  /** The record that the call is about. */
  recordId?: string | null;
  onClose?: () => void;
  /** Hears that what came of the call was written down. */
  onRecorded?: () => void;
};

/** Calls a member, for a follow-up call, and goes on to what came of it. */
export function MemberCall({ member: { id, memberNo, doNotContact }, recordId, onClose, onRecorded }: Props) {
  const [record, drawer] = useCallResult();
  return (
    <>
      <CallButton
        name={memberNo}
        isNotToBeContacted={Boolean(doNotContact)}
        reveal={() => readMobile(id)}
        doNotContact={() => readDoNotContact(id)}
        onRecord={() => record({ memberId: id, memberNo, recordId }, onRecorded)}
        onClose={onClose}
      />
      {drawer}
    </>
  );
}
