import { RevealDialog } from '@/components/reveal/RevealDialog';
import { memberRevealFields } from '@/contract/limits/member-detail';
import type { Member } from '@/contract/member';
import { useText } from '@/hooks/useText';
import { memberDetailTexts } from '@/locales/memberDetail';
import { revealMember } from '@/services/member';

export type RevealField = (typeof memberRevealFields)[number];

type Masks = Partial<Record<`${RevealField}Masked`, string | null>>;

/** Fields that have a value; a field of which a list does not have the mask may have one. */
export const getRevealableFields = (member: Masks) =>
  memberRevealFields.filter((field) => member[`${field}Masked`] !== null);

type Props = {
  member: Pick<Member, 'id' | 'memberNo'> & Masks;
  /** Whether the member has consented to the use of health information; the server decides if it is unknown. */
  hasConsent?: boolean;
  initialFields: readonly RevealField[];
  onClose: () => void;
};

/** Reveals personal data of a member for a minute. Without consent, only at the request of the member. */
export function MemberReveal({ member, hasConsent = true, initialFields, onClose }: Props) {
  const t = useText(memberDetailTexts);
  const { id, memberNo } = member;
  const fields = getRevealableFields(member);
  return (
    <RevealDialog<RevealField>
      title={t('reveal.title', { memberNo })}
      fields={fields.map((field) => ({ value: field, label: t(`field.${field}`) }))}
      initialFields={initialFields.filter((field) => fields.includes(field))}
      warning={hasConsent ? undefined : t('reveal.noConsent')}
      reveal={(input) => revealMember(id, input)}
      onClose={onClose}
    />
  );
}
