import { ProFormDependency } from '@ant-design/pro-components';
import { Alert, Skeleton, Typography } from 'antd';
import { useMemo } from 'react';
import { useConfirmContact } from '@/components/call/useConfirmContact';
import type { CompareField } from '@/components/form/compare-fields';
import { EditDrawer } from '@/components/form/EditDrawer';
import type { EditSpec } from '@/components/form/useEditForm';
import { InstantField } from '@/components/inputs/InstantField';
import { RadioField } from '@/components/inputs/RadioField';
import { SelectField } from '@/components/inputs/SelectField';
import { TextField } from '@/components/inputs/TextField';
import { ListFailed } from '@/components/ListFailed';
import { OperatorField } from '@/components/operator/OperatorField';
import type { FollowUp, FollowUpCreate } from '@/contract/follow-up';
import { followUpPlans, followUpWays } from '@/contract/limits/follow-up';
import type { Member } from '@/contract/member';
import { AppError } from '@/errors/app-error';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { createFollowUp } from '@/services/follow-up';
import { getMember, listMemberRecords, listMembers } from '@/services/member';
import { useCallMember } from './useCallMember';

type Props = {
  /** For whom; left out where the operator says so by a number. */
  member?: { id: string; memberNo: string };
  /** The record that it begins with. */
  recordId?: string;
  onCreated: (followUp: FollowUp) => void;
  onClose: () => void;
  /** It lies over something else, and has no place in the address. */
  asksBeforeClosing?: boolean;
};

type Values = Partial<Omit<FollowUpCreate, 'memberId' | 'recordId'>> & {
  memberNo?: string | null;
  recordId?: string | null;
};

const compare: CompareField<Values, FollowUp>[] = [];
const MAX_RECORDS = 100;
const isMemberNo = (typed: string) => /^M\d{11}$/i.test(typed.trim());

async function memberOfNumber(typed: string) {
  const memberNo = typed.trim().toUpperCase();
  const { list } = await listMembers({ memberNo, current: 1, pageSize: 2 });
  return list.find((one) => one.memberNo === memberNo);
}

/** Makes a follow-up for a member, by one of their records or by none. */
export function NewFollowUpDrawer({ member, recordId, onCreated, onClose, asksBeforeClosing }: Props) {
  const t = useText(followUpTexts);

  const confirmContact = useConfirmContact('plan');

  const memberOf = async ({ memberNo }: Values): Promise<Pick<Member, 'id' | 'doNotContact'>> => {
    if (member) return getMember(member.id);
    const found = await memberOfNumber(memberNo ?? '');
    const fieldErrors = { memberNo: t('create.memberUnknown') };
    if (!found) throw new AppError('business', { status: 422, data: { fieldErrors } });
    return found;
  };
  const spec: EditSpec<Values, FollowUp> = {
    name: `followUp:new:${member?.id ?? ''}`,
    entity: undefined,
    toValues: () => ({ plan: 'custom', way: 'phone', recordId: recordId ?? null }),
    confirm: async (values) => confirmContact((await memberOf(values)).doNotContact),
    save: async ({ memberNo, recordId: chosen = null, ...values }) => {
      const memberId = member?.id ?? (await memberOf({ memberNo })).id;
      // The form lets nothing of this be left out.
      return createFollowUp({ ...(values as FollowUpCreate), memberId, recordId: chosen || null });
    },
    onSaved: onCreated,
  };
  return (
    <EditDrawer title={t('create.title')} {...{ spec, compare, onClose, asksBeforeClosing }}>
      {member ? (
        <>
          <DoNotContactNote memberId={member.id} />
          <RecordField memberId={member.id} />
        </>
      ) : (
        <>
          <TextField name="memberNo" label={t('field.memberNo')} isRequired max={12} />
          <ProFormDependency<Values> name={['memberNo']}>
            {({ memberNo }) =>
              memberNo && isMemberNo(memberNo) && <MemberOfNumber key={memberNo} memberNo={memberNo} />
            }
          </ProFormDependency>
        </>
      )}
      <SelectField
        name="plan"
        label={t('field.plan')}
        isRequired
        options={followUpPlans.map((value) => ({ value, label: t(`plan.${value}`) }))}
      />
      <InstantField name="dueAt" label={t('field.dueAt')} isRequired isFuture isDue />
      <RadioField
        name="way"
        label={t('field.way')}
        isRequired
        options={followUpWays.map((value) => ({ value, label: t(`way.${value}`) }))}
      />
      <OperatorField name="assigneeId" label={t('field.assigneeId')} />
    </EditDrawer>
  );
}

/** Whose number it is: a slip of one digit would call somebody else. Of them one of their records, or none. */
function MemberOfNumber({ memberNo }: { memberNo: string }) {
  const t = useText(followUpTexts);
  const { data, error, loading, refresh } = useRead(`member-of:${memberNo}`, async () => ({
    found: await memberOfNumber(memberNo),
  }));
  if (!data && loading) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  if (!data) return <ListFailed error={error} onRetry={refresh} />;
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
      <DoNotContactNote memberId={found.id} />
      <RecordField memberId={found.id} />
    </>
  );
}

/** Why the member does not want to be called, or cannot be any more: read before anything is planned for them. */
function DoNotContactNote({ memberId }: { memberId: string }) {
  const t = useText(followUpTexts);
  const { doNotContact } = useCallMember({ memberId, doNotContact: false });
  if (!doNotContact) return null;
  const { reason, until } = doNotContact;
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

/** One of the member's records, or none. */
function RecordField({ memberId }: { memberId: string }) {
  const t = useText(followUpTexts);
  const { data, loading } = useRead(
    `member-records:${memberId}`,
    () => listMemberRecords(memberId, { current: 1, pageSize: MAX_RECORDS }),
    { deps: [memberId] },
  );
  const options = useMemo(
    () =>
      (data?.list ?? []).map(({ id, recordNo, projectName }) => ({ value: id, label: `${recordNo} ${projectName}` })),
    [data],
  );
  return (
    <SelectField
      name="recordId"
      label={t('field.recordId')}
      placeholder={t('field.recordId.none')}
      options={options}
      isLoading={loading}
      isSearchable
      isClearable
    />
  );
}
