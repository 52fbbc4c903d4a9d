import { Badge, type BadgeProps } from 'antd';
import type { Member } from '@/contract/member';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { memberTexts } from '@/locales/member';

const colours: Record<string, BadgeProps['status']> = { active: 'success', disabled: 'error' };

/** The state of a member, in a word and a colour. */
export function MemberStatus({ status }: Pick<Member, 'status'>) {
  const word = useEnumLabelOrRaw(memberTexts, 'status');
  return <Badge status={colours[status] ?? 'default'} text={word(status)} />;
}
