import type { Member } from '@/contract/member';
import { AllowContactDialog } from './AllowContactDialog';
import { AnonymizeDialog } from './AnonymizeDialog';
import { DoNotContactDialog } from './DoNotContactDialog';
import { StatusDialog } from './StatusDialog';
import { TagsDialog } from './TagsDialog';
import type { MemberDialogProps } from './useMemberChange';

const dialogs = {
  tags: TagsDialog,
  setDoNotContact: DoNotContactDialog,
  allowContact: AllowContactDialog,
  anonymise: AnonymizeDialog,
};

export type MemberDialog = { kind: keyof typeof dialogs | 'disable' | 'enable'; member: Member };

type Props = Omit<MemberDialogProps, 'member'> & { dialog: MemberDialog };

/** The dialog that an action on a member has opened. */
export function MemberDialogs({ dialog: { kind, member }, ...props }: Props) {
  if (kind === 'disable' || kind === 'enable') return <StatusDialog kind={kind} member={member} {...props} />;
  const Dialog = dialogs[kind];
  return <Dialog member={member} {...props} />;
}
