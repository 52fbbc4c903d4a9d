import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { sayOutcome } from '@/components/form/say-outcome';
import { TagsField } from '@/components/TagsField';
import { hasSameTags } from '@/domain/tags';
import { useText } from '@/hooks/useText';
import { setMemberTags } from '@/services/member';
import { type MemberDialogProps, useMemberChange } from './useMemberChange';

export function TagsDialog({ member, ...props }: MemberDialogProps) {
  const t = useText('member');
  const tForm = useText('form');
  const { message } = App.useApp();
  const { done, startOver } = useMemberChange(props);
  return (
    <ActionDialog<{ tags: string[] }>
      isOpen
      title={t('tags.title', { memberNo: member.memberNo })}
      okText={t('tags.save')}
      initialValues={{ tags: member.tags }}
      onSubmit={async ({ tags }) => {
        if (hasSameTags(tags, member.tags)) sayOutcome(message, tForm, 'unchanged');
        else await done('done.tags', setMemberTags(member, tags)).catch(startOver);
      }}
      onClose={props.onClose}
    >
      <TagsField name="tags" autoFocus />
    </ActionDialog>
  );
}
