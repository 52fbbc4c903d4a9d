import { Alert } from 'antd';
import { useMemo } from 'react';
import { SelectField } from '@/components/inputs/SelectField';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { getMember, listMemberRecords } from '@/services/member';

const MAX_RECORDS = 100;

/** Fields that depend on the member of a new follow-up. */
export function MemberFields({ memberId }: { memberId: string }) {
  return (
    <>
      <DoNotContactNote memberId={memberId} />
      <RecordField memberId={memberId} />
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

/** Optional record of the member. */
function RecordField({ memberId }: { memberId: string }) {
  const t = useText(followUpTexts);
  const read = useRead(['record', 'ofMember', memberId, MAX_RECORDS], () =>
    listMemberRecords(memberId, { current: 1, pageSize: MAX_RECORDS }),
  );
  const options = useMemo(
    () =>
      (read.data?.list ?? []).map(({ id, recordNo, projectName }) => ({
        value: id,
        label: `${recordNo} ${projectName}`,
      })),
    [read.data],
  );
  return (
    <SelectField
      name="recordId"
      label={t('field.recordId')}
      placeholder={t('field.recordId.none')}
      options={options}
      read={read}
      isSearchable
      isClearable
    />
  );
}
