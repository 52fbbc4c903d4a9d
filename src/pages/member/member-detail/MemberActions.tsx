import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Flex } from 'antd';
import { useRef } from 'react';
import type { MemberDialog } from '@/components/member/MemberDialogs';
import type { MemberDetail } from '@/contract/member-detail';
import { useText } from '@/hooks/useText';

type Props = {
  member: MemberDetail;
  onEdit: () => void;
  onReveal: () => void;
  onDialog: (kind: MemberDialog['kind']) => void;
};

/** What can be done with the member of the page; nothing once they are cancelled. */
export function MemberActions({ member, onEdit, onReveal, onDialog }: Props) {
  const t = useText('memberDetail');
  const tMember = useText('member');
  const trigger = useRef<HTMLButtonElement>(null);
  if (member.status === 'cancelled') return null;
  const toggle = member.status === 'disabled' ? 'enable' : 'disable';
  const kinds = ['tags', toggle, 'anonymise'] as const;
  return (
    <Flex wrap gap={8}>
      <Button type="primary" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button onClick={onReveal}>{t('reveal')}</Button>
      <Dropdown
        trigger={['click']}
        autoFocus
        menu={{
          items: [
            { key: 'tags', label: tMember('action.tag') },
            { key: toggle, label: tMember(`action.${toggle}`) },
            { type: 'divider' },
            { key: 'anonymise', label: tMember('action.anonymise'), danger: true },
          ],
          onClick: ({ key, domEvent }) => {
            // Enter would go on to press the first button of the dialog that takes the focus.
            domEvent.preventDefault();
            // A dialog gives the focus back to where it came from, and the menu will be gone then.
            trigger.current?.focus();
            const kind = kinds.find((one) => one === key);
            if (kind) onDialog(kind);
          },
        }}
      >
        <Button ref={trigger} aria-haspopup="menu">
          {t('more')} <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
    </Flex>
  );
}
