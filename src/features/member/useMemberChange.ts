import { useEntityChange } from '@/components/form/useEntityChange';
import type { Member } from '@/contract/member';
import type { MemberDetail } from '@/contract/member-detail';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { memberTexts } from '@/locales/member';

export type MemberDialogProps = {
  member: Member;
  /** Called with the changed member. */
  onChanged: (member: MemberDetail) => void;
  onClose: () => void;
};

type Ending = {
  /** Whether the action is still possible for the current member. */
  canStill: (member: MemberDetail) => boolean;
  overtaken?: (member: MemberDetail) => string;
  /** Describes why the action is no longer possible; by default the status. */
  stateOf?: (member: MemberDetail) => string;
};

/** Saving and conflicts of the dialogs of a member. */
export function useMemberChange({ member, ...props }: MemberDialogProps, ending: Ending) {
  const state = useEnumLabelOrRaw(memberTexts, 'status');
  const { entity, change } = useEntityChange<Member, MemberDetail>(
    { entity: member, ...props },
    { stateOf: ({ status }) => state(status), ...ending },
  );
  return { member: entity, change };
}
