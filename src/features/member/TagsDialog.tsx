import { App } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { showSaveResult } from '@/components/form/show-save-result';
import type { MemberDetail } from '@/contract/member-detail';
import { hasSameTags } from '@/domain/tags';
import { AppError } from '@/errors/app-error';
import { currentOf } from '@/errors/refusal';
import { TagsField } from '@/features/member/TagsField';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { memberTexts } from '@/locales/member';
import { setMemberTags } from '@/services/member';
import { type MemberDialogProps, useMemberChange } from './useMemberChange';

export function TagsDialog({ member: asked, ...props }: MemberDialogProps) {
  const t = useText(memberTexts);
  const tForm = useText(formTexts);
  const { message } = App.useApp();
  const { done, startOver } = useMemberChange(props);
  const [member, setMember] = useState(asked);

  // What was chosen stays, beside the tags of somebody else: what is sent next is sent knowing them.
  const askAgain = (error: unknown) => {
    const current = currentOf<MemberDetail>(error);
    if (!current || current.status === 'cancelled') return startOver(error);
    setMember(current);
    props.onChanged(current);
    const tags = current.tags.join(', ') || '—';
    throw new AppError('business', { status: 409, serverMessage: t('tags.overtaken', { tags }) });
  };

  return (
    <ActionDialog<{ tags: string[] }>
      title={t('tags.title', { memberNo: member.memberNo })}
      okText={t('tags.save')}
      initialValues={{ tags: asked.tags }}
      version={member.version}
      onSubmit={async ({ tags }) => {
        if (hasSameTags(tags, member.tags)) showSaveResult(message, tForm, 'unchanged');
        else await done('done.tags', setMemberTags(member, tags)).catch(askAgain);
      }}
      onClose={props.onClose}
    >
      <TagsField name="tags" autoFocus />
    </ActionDialog>
  );
}
