import { ActionDialog } from '@/components/form/ActionDialog';
import { ReasonField } from '@/components/inputs/ReasonField';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';
import { disableMember, enableMember } from '@/services/member';
import { type MemberDialogProps, useMemberChange } from './useMemberChange';

type Props = MemberDialogProps & { kind: 'disable' | 'enable' };

const changes = { disable: disableMember, enable: enableMember };

export function StatusDialog({ kind, ...props }: Props) {
  const t = useText(memberTexts);
  const { member, change } = useMemberChange(props, { canStill: ({ status }) => status === props.member.status });

  return (
    <ActionDialog<{ reason: string }>
      draft={`member.${kind}:${member.id}`}
      title={t(`${kind}.title`, { memberNo: member.memberNo })}
      okText={t(`action.${kind}`)}
      isDanger={kind === 'disable'}
      warning={t(`${kind}.warning`)}
      onSubmit={({ reason }) => change((one) => changes[kind](one, reason), t(`done.${kind}`))}
      onClose={props.onClose}
    >
      <ReasonField />
    </ActionDialog>
  );
}
