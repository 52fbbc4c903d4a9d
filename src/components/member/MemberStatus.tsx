import { Badge } from 'antd';
import type { Member } from '@/contract/member';
import { useText } from '@/hooks/useText';

const colours = { active: 'success', disabled: 'error', cancelled: 'default' } as const;

/** The state of a member, in a word and a colour. */
export function MemberStatus({ status }: Pick<Member, 'status'>) {
  const t = useText('member');
  return <Badge status={colours[status]} text={t(`status.${status}`)} />;
}
