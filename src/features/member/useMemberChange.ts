import { useEntityChange } from '@/components/form/useEntityChange';
import type { Member } from '@/contract/member';
import type { MemberDetail } from '@/contract/member-detail';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { memberTexts } from '@/locales/member';

export type MemberDialogProps = {
  member: Member;
  /** Hears that the member is another by now, and what they are. */
  onChanged: (member: MemberDetail) => void;
  onClose: () => void;
};

type Ending = {
  /** Whether it can be done to the member as they are. */
  canStill: (member: MemberDetail) => boolean;
  overtaken?: (member: MemberDetail) => string;
  /** What has become of the member where it cannot be done any more; their status unless said here. */
  stateOf?: (member: MemberDetail) => string;
};

/** How the dialogs of a member end. */
export function useMemberChange({ member, ...props }: MemberDialogProps, ending: Ending) {
  const state = useEnumLabelOrRaw(memberTexts, 'status');
  const { entity, change } = useEntityChange<Member, MemberDetail>(
    { entity: member, ...props },
    { stateOf: ({ status }) => state(status), ...ending },
  );
  return { member: entity, change };
}
