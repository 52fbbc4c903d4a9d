import { ActionDialog } from '@/components/form/ActionDialog';
import { TextField } from '@/components/inputs/TextField';
import { member as limit } from '@/contract/limits/member';
import type { BlockedBy } from '@/contract/member';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { anonymiseMember } from '@/services/member';
import { type MemberDialogProps, useMemberChange } from './useMemberChange';

const blockersOf = (error: unknown) =>
  error instanceof AppError ? (error.data as Partial<BlockedBy> | null | undefined)?.blockedBy : undefined;

export function AnonymiseDialog({ member, ...props }: MemberDialogProps) {
  const t = useText('member');
  const { done, startOver } = useMemberChange(props);
  const { memberNo } = member;

  const refused = (error: unknown) => {
    const blockers = blockersOf(error);
    if (!blockers) return startOver(error);
    const records = blockers.map(({ recordNo }) => recordNo).join(', ');
    throw new AppError('business', { status: 422, serverMessage: t('anonymise.blocked', { records }) });
  };

  return (
    <ActionDialog<{ memberNo: string }>
      isOpen
      isDanger
      title={t('anonymise.title', { memberNo })}
      okText={t('action.anonymise')}
      warning={t('anonymise.warning')}
      onSubmit={(values) => done('done.anonymise', anonymiseMember(member, values.memberNo)).catch(refused)}
      onClose={props.onClose}
    >
      <TextField
        name="memberNo"
        label={t('anonymise.confirm', { memberNo })}
        isRequired
        max={limit.memberNo}
        form={{ holds: (typed) => typed === memberNo, message: t('anonymise.mismatch') }}
      />
    </ActionDialog>
  );
}
