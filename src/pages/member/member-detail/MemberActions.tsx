import { DownOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { ActionMenu } from '@/components/actions/ActionMenu';
import type { MemberDetail } from '@/contract/member-detail';
import { contactActions } from '@/features/member/contact-actions';
import type { MemberDialog } from '@/features/member/MemberDialogs';
import { getRevealableFields } from '@/features/member/MemberReveal';
import { statusToggle } from '@/features/member/status-toggle';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { memberTexts } from '@/locales/member';
import { memberDetailTexts } from '@/locales/memberDetail';

type Props = {
  member: MemberDetail;
  onFollowUp: () => void;
  onEdit: () => void;
  onReveal: () => void;
  onDialog: (kind: MemberDialog['kind']) => void;
};

/** Actions of the page; none for a cancelled member. */
export function MemberActions({ member, onFollowUp, onEdit, onReveal, onDialog }: Props) {
  const t = useText(memberDetailTexts);
  const tMember = useText(memberTexts);
  const tFollowUp = useText(followUpTexts);
  if (member.status === 'cancelled') return null;
  const toggle = statusToggle(member.status);
  return (
    <Flex wrap gap={8}>
      <Button type="primary" onClick={onFollowUp}>
        {tFollowUp('action.create')}
      </Button>
      <Button onClick={onEdit}>{t('edit')}</Button>
      {getRevealableFields(member).length > 0 && <Button onClick={onReveal}>{t('reveal')}</Button>}
      <ActionMenu<MemberDialog['kind']>
        items={[
          { key: 'tags', label: tMember('action.tag') },
          ...(toggle ? [{ key: toggle, label: tMember(`action.${toggle}`) }] : []),
          ...contactActions(member, tMember),
          { type: 'divider' },
          { key: 'anonymise', label: tMember('action.anonymise'), danger: true },
        ]}
        onChoose={onDialog}
      >
        {(trigger) => (
          <Button ref={trigger} aria-haspopup="menu">
            {t('more')} <DownOutlined aria-hidden />
          </Button>
        )}
      </ActionMenu>
    </Flex>
  );
}
