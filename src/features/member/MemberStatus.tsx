import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { Member } from '@/contract/member';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { memberTexts } from '@/locales/member';

const tones: Readonly<Record<string, Tone>> = { active: 'success', disabled: 'error' };

/** Badge with the status of a member. */
export function MemberStatus({ status }: Pick<Member, 'status'>) {
  const word = useEnumLabelOrRaw(memberTexts, 'status');
  return <StatusBadge tone={tones[status]} label={word(status)} />;
}
