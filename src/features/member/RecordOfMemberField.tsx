import { SelectField } from '@/components/inputs/SelectField';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { memberFieldTexts } from '@/locales/memberField';
import { listMemberRecords } from '@/services/member';

const MAX_RECORDS = 100;

/** Optional record of a member; the value of `recordId` is its id. Records whose agreement was withdrawn are disabled. */
export function RecordOfMemberField({ memberId }: { memberId: string }) {
  const t = useText(memberFieldTexts);
  const read = useRead(['record', 'ofMember', memberId, MAX_RECORDS], () =>
    listMemberRecords(memberId, { current: 1, pageSize: MAX_RECORDS }),
  );
  const options = (read.data?.list ?? []).map(({ id, recordNo, projectName, agreementStatus }) => {
    const isWithdrawn = agreementStatus === 'withdrawn';
    const facts = [recordNo, projectName, ...(isWithdrawn ? [t('record.withdrawn')] : [])];
    return { value: id, label: facts.join(' · '), disabled: isWithdrawn };
  });
  return (
    <SelectField
      name="recordId"
      label={t('record')}
      placeholder={t('record.none')}
      emptyText={t('record.empty')}
      options={options}
      read={read}
      isSearchable
      isClearable
      // A record chosen before belongs to another member.
      preserve={false}
    />
  );
}
