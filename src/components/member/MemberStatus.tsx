import { Badge, type BadgeProps } from 'antd';
import type { Member } from '@/contract/member';
import { useShownWord } from '@/hooks/useWord';

const colours: Record<string, BadgeProps['status']> = { active: 'success', disabled: 'error' };

/** The state of a member, in a word and a colour. */
export function MemberStatus({ status }: Pick<Member, 'status'>) {
  const word = useShownWord('member', 'status');
  return <Badge status={colours[status] ?? 'default'} text={word(status)} />;
}
