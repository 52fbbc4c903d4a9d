import { ProFormText } from '@ant-design/pro-components';
import { App } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { TextAreaField } from '@/components/inputs/TextField';
import { TagsField } from '@/components/TagsField';
import { bulk as bulkLimit } from '@/contract/limits/bulk';
import type { BlockedBy, Member } from '@/contract/member';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { anonymiseMember, disableMember, enableMember, setMemberTags } from '@/services/member';
import type { MessageKey } from '@/utils/text';

export type MemberDialog = { kind: 'tags' | 'disable' | 'enable' | 'anonymise'; member: Member };

type Props = { dialog: MemberDialog; reload: () => void; onClose: () => void };

type Conflict = { current?: Member };

/** Says that something was done to the member, and has them read again. */
function useDone({ reload }: Omit<Props, 'dialog'>) {
  const t = useText('member');
  const { message } = App.useApp();
  return async (key: MessageKey<'member'>, work: Promise<Member>) => {
    await work;
    message.success(t(key));
    reload();
  };
}

/** Where somebody else was faster: says so, has the member read again, and closes what stands on the old version. */
function useStartOver({ reload, onClose }: Omit<Props, 'dialog'>) {
  const t = useText('member');
  const { message } = App.useApp();
  return (error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 409) throw error;
    message.warning(t('conflict'));
    reload();
    onClose();
  };
}

function TagsDialog({ dialog: { member }, ...props }: Props) {
  const t = useText('member');
  const done = useDone(props);
  const startOver = useStartOver(props);
  return (
    <ActionDialog<{ tags: string[] }>
      isOpen
      title={t('tags.title', { memberNo: member.memberNo })}
      okText={t('tags.save')}
      initialValues={{ tags: member.tags }}
      onSubmit={({ tags }) => done('done.tags', setMemberTags(member, tags)).catch(startOver)}
      onClose={props.onClose}
    >
      <TagsField name="tags" autoFocus />
    </ActionDialog>
  );
}

function StatusDialog({ dialog: { kind, member: asked }, ...props }: Props) {
  const t = useText('member');
  const done = useDone(props);
  const [member, setMember] = useState(asked);
  const isDisabling = kind === 'disable';
  const { reasonMin: min, reason: max } = bulkLimit;
  const change = isDisabling ? disableMember : enableMember;

  // The reason stays; what is sent next is sent knowing that somebody else has changed the member.
  const overtaken = (error: unknown) => {
    const current = error instanceof AppError && error.status === 409 && (error.data as Conflict | null)?.current;
    if (!current) return undefined;
    setMember(current);
    props.reload();
    return new AppError('business', { status: 409, serverMessage: t('overtaken') });
  };
  return (
    <ActionDialog<{ reason: string }>
      isOpen
      title={t(isDisabling ? 'disable.title' : 'enable.title', { memberNo: member.memberNo })}
      okText={t(isDisabling ? 'action.disable' : 'action.enable')}
      isDanger={isDisabling}
      warning={t(isDisabling ? 'disable.warning' : 'enable.warning')}
      onSubmit={async ({ reason }) => {
        try {
          await done(isDisabling ? 'done.disable' : 'done.enable', change(member, reason));
        } catch (error) {
          throw overtaken(error) ?? error;
        }
      }}
      onClose={props.onClose}
    >
      <TextAreaField name="reason" label={t('reason')} isRequired min={min} max={max} />
    </ActionDialog>
  );
}

function AnonymiseDialog({ dialog: { member }, ...props }: Props) {
  const t = useText('member');
  const done = useDone(props);
  const startOver = useStartOver(props);
  const { memberNo } = member;

  const submit = async (typed: string) => {
    try {
      await done('done.anonymise', anonymiseMember(member, typed));
    } catch (error) {
      const blockedBy = error instanceof AppError && (error.data as Partial<BlockedBy> | null)?.blockedBy;
      if (!blockedBy) {
        startOver(error);
        return;
      }
      const records = blockedBy.map(({ recordNo }) => recordNo).join(', ');
      throw new AppError('business', { status: 422, serverMessage: t('anonymise.blocked', { records }) });
    }
  };

  return (
    <ActionDialog<{ memberNo: string }>
      isOpen
      isDanger
      title={t('anonymise.title', { memberNo })}
      okText={t('action.anonymise')}
      warning={t('anonymise.warning')}
      onSubmit={(values) => submit(values.memberNo.trim())}
      onClose={props.onClose}
    >
      <ProFormText
        name="memberNo"
        label={t('anonymise.confirm', { memberNo })}
        fieldProps={{ autoComplete: 'off' }}
        rules={[
          {
            required: true,
            type: 'enum',
            enum: [memberNo],
            transform: (text?: string) => text?.trim(),
            message: t('anonymise.mismatch'),
          },
        ]}
      />
    </ActionDialog>
  );
}

const dialogs = { tags: TagsDialog, disable: StatusDialog, enable: StatusDialog, anonymise: AnonymiseDialog };

/** The dialog that an action of Member List has opened. */
export function MemberDialogs(props: Props) {
  const Dialog = dialogs[props.dialog.kind];
  return <Dialog {...props} />;
}
