import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { showSaveResult } from '@/components/form/show-save-result';
import { hasSameTags } from '@/domain/tags';
import { TagsField } from '@/features/member/TagsField';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { memberTexts } from '@/locales/member';
import { setMemberTags } from '@/services/member';
import { type MemberDialogProps, useMemberChange } from './useMemberChange';

export function TagsDialog(props: MemberDialogProps) {
  const t = useText(memberTexts);
  const tForm = useText(formTexts);
  const { message } = App.useApp();
  // The selected tags stay beside those of the other operator, so that the next save is a decision.
  const { member, change } = useMemberChange(props, {
    canStill: ({ status }) => status !== 'cancelled',
    overtaken: ({ tags }) => t('tags.overtaken', { tags: tags.join(', ') || '—' }),
  });

  return (
    <ActionDialog<{ tags: string[] }>
      draft={`member.setTags:${member.id}`}
      title={t('tags.title', { memberNo: member.memberNo })}
      okText={t('tags.save')}
      initialValues={{ tags: props.member.tags }}
      version={member.version}
      onSubmit={async ({ tags }) => {
        if (hasSameTags(tags, member.tags)) showSaveResult(message, tForm, 'unchanged');
        else await change((one) => setMemberTags(one, tags), t('done.tags'));
      }}
      onClose={props.onClose}
    >
      <TagsField name="tags" autoFocus />
    </ActionDialog>
  );
}
