import { Alert } from 'antd';
import { MemberLine } from '@/features/member/MemberLine';
import { RecordOfMemberField } from '@/features/member/RecordOfMemberField';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { getMember } from '@/services/member';

type Props = {
  memberId: string;
  /** Shows the member, who was not chosen in this form; the number alone until the rest is loaded. */
  memberNo?: string;
};

/** Fields that depend on the member of a new follow-up, below a do-not-contact request if there is one. */
export function MemberFields({ memberId, memberNo }: Props) {
  const t = useText(followUpTexts);
  const { data: member } = useRead(['member', memberId], () => getMember(memberId));
  const { reason = '', until } = member?.doNotContact ?? {};
  return (
    <>
      {memberNo !== undefined && <p>{member ? <MemberLine member={member} /> : memberNo}</p>}
      {member?.doNotContact && (
        <Alert
          role="note"
          type="warning"
          showIcon
          title={until ? t('create.doNotContactUntil', { reason, until }) : t('create.doNotContact', { reason })}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <RecordOfMemberField memberId={memberId} />
    </>
  );
}
