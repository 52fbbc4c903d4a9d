import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { TextAreaField } from '@/components/inputs/TextField';
import { bulk as limit } from '@/contract/limits/bulk';
import type { MemberDetail } from '@/contract/member-detail';
import { AppError } from '@/errors/app-error';
import { currentOf } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';
import { disableMember, enableMember } from '@/services/member';
import { type MemberDialogProps, useMemberChange } from './useMemberChange';

type Props = MemberDialogProps & { kind: 'disable' | 'enable' };

const changes = { disable: disableMember, enable: enableMember };

export function StatusDialog({ kind, member: asked, ...props }: Props) {
  const t = useText(memberTexts);
  const { done, startOver } = useMemberChange(props);
  const [member, setMember] = useState(asked);

  // The reason stays; what is sent next is sent knowing that somebody else has changed the member.
  const askAgain = (error: unknown) => {
    const current = currentOf<MemberDetail>(error);
    if (current?.status !== member.status) return startOver(error);
    setMember(current);
    props.onChanged(current);
    throw new AppError('business', { status: 409, serverMessage: t('overtaken') });
  };

  return (
    <ActionDialog<{ reason: string }>
      title={t(`${kind}.title`, { memberNo: member.memberNo })}
      okText={t(`action.${kind}`)}
      isDanger={kind === 'disable'}
      warning={t(`${kind}.warning`)}
      onSubmit={({ reason }) => done(`done.${kind}`, changes[kind](member, reason)).catch(askAgain)}
      onClose={props.onClose}
    >
      <TextAreaField
        name="reason"
        label={t('reason')}
        isRequired
        min={limit.minReasonLength}
        max={limit.maxReasonLength}
      />
    </ActionDialog>
  );
}
