import { Alert } from 'antd';
import { RecordOfMemberField } from '@/features/member/RecordOfMemberField';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { getMember } from '@/services/member';

/** Fields that depend on the member of a new follow-up. */
export function MemberFields({ memberId }: { memberId: string }) {
  return (
    <>
      <DoNotContactNote memberId={memberId} />
      <RecordOfMemberField memberId={memberId} />
    </>
  );
}

/** Reason and end of the member's do-not-contact request. */
function DoNotContactNote({ memberId }: { memberId: string }) {
  const t = useText(followUpTexts);
  const { data: member } = useRead(['member', memberId], () => getMember(memberId));
  if (!member?.doNotContact) return null;
  const { reason, until } = member.doNotContact;
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      title={until ? t('create.doNotContactUntil', { reason, until }) : t('create.doNotContact', { reason })}
      style={{ marginBlockEnd: 16 }}
    />
  );
}
