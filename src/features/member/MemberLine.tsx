import type { Member } from '@/contract/member';
import { useText } from '@/hooks/useText';
import { memberFieldTexts } from '@/locales/memberField';
import { useGenderAge } from './useGenderAge';

/** Masked facts that tell one member from another. */
export function MemberLine({
  member,
}: {
  member: Pick<Member, 'realNameMasked' | 'mobileMasked' | 'memberNo' | 'gender' | 'age'>;
}) {
  const t = useText(memberFieldTexts);
  const genderAge = useGenderAge();
  const { realNameMasked, mobileMasked, memberNo } = member;
  return (
    <span>
      <bdi>{realNameMasked ?? t('unnamed')}</bdi> · {genderAge(member)} · {mobileMasked ?? '—'} · {memberNo}
    </span>
  );
}
