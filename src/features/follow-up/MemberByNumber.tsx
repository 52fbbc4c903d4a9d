import { Alert, Skeleton, Typography } from 'antd';
import { useMemo } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import { SelectField } from '@/components/inputs/SelectField';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { getMember, listMemberRecords, listMembers } from '@/services/member';

const MAX_RECORDS = 100;

/** Finds a member by number, ignoring case and surrounding spaces; undefined if there is none. */
export async function findMemberByNumber(input: string) {
  const memberNo = input.trim().toUpperCase();
  const { list } = await listMembers({ memberNo, current: 1, pageSize: 2 });
  return list.find((one) => one.memberNo === memberNo);
}

/** Shows which member has the entered number, so that a mistyped digit is noticed, and offers their records. */
export function MemberByNumber({ memberNo }: { memberNo: string }) {
  const t = useText(followUpTexts);
  const { data, error, isFetching, refetch } = useRead(['member', 'byNumber', memberNo], async () => ({
    found: await findMemberByNumber(memberNo),
  }));
  if (!data && isFetching) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  if (!data) return <ListFailed error={error} onRetry={refetch} />;
  const { found } = data;
  if (!found)
    return (
      <Typography.Paragraph role="status" type="danger">
        {t('create.memberUnknown')}
      </Typography.Paragraph>
    );
  return (
    <>
      <p role="status">
        <bdi>{found.realNameMasked ?? t('unnamed')}</bdi> · {found.mobileMasked ?? '—'}
      </p>
      <MemberFields memberId={found.id} />
    </>
  );
}

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
