import { CallButton } from '@/components/call/CallButton';
import type { MemberDetail } from '@/contract/member-detail';
import { toCallee } from '@/features/follow-up/callee';
import { useCallResult } from '@/features/follow-up/useCallResult';

type Props = {
  member: Pick<MemberDetail, 'id' | 'memberNo'> & Partial<Pick<MemberDetail, 'doNotContact'>>;
  /** The record that the call is about. */
  recordId?: string | null;
  isCompact?: boolean;
  onClose?: () => void;
  /** Called when the result of the call was recorded. */
  onRecorded?: () => void;
};

/** Calls a member for a follow-up, then opens the form for the result. */
export function MemberCall({
  member: { id, memberNo, doNotContact },
  recordId,
  isCompact,
  onClose,
  onRecorded,
}: Props) {
  const [record, drawer, recordMissed] = useCallResult();
  const called = { memberId: id, memberNo, recordId };
  return (
    <>
      <CallButton
        {...toCallee(called)}
        isCompact={isCompact}
        isNotToBeContacted={Boolean(doNotContact)}
        onRecord={() => record(called, onRecorded)}
        onMissed={() => recordMissed(called, onRecorded)}
        onClose={onClose}
      />
      {drawer}
    </>
  );
}
