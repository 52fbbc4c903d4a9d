import type { Member } from '@/contract/member';
import { AnonymiseDialog } from './AnonymiseDialog';
import { StatusDialog } from './StatusDialog';
import { TagsDialog } from './TagsDialog';
import type { MemberDialogProps } from './useMemberChange';

export type MemberDialog = { kind: 'tags' | 'disable' | 'enable' | 'anonymise'; member: Member };

type Props = Omit<MemberDialogProps, 'member'> & { dialog: MemberDialog };

/** The dialog that an action on a member has opened. */
export function MemberDialogs({ dialog: { kind, member }, ...props }: Props) {
  switch (kind) {
    case 'tags':
      return <TagsDialog member={member} {...props} />;
    case 'anonymise':
      return <AnonymiseDialog member={member} {...props} />;
    default:
      return <StatusDialog kind={kind} member={member} {...props} />;
  }
}
