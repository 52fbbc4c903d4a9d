import { StopOutlined } from '@ant-design/icons';
import { PhoneCell } from '@/components/call/PhoneCell';
import { MarkIcon } from '@/components/display/MarkIcon';
import { NameCell } from '@/components/display/NameCell';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ListColumn } from '@/components/list/columns';
import type { Member } from '@/contract/member';
import type { ListCall } from '@/features/follow-up/useListCall';
import { MemberAvatar } from '@/features/member/MemberAvatar';
import { MemberStatus } from '@/features/member/MemberStatus';
import { MemberTags } from '@/features/member/MemberTags';
import type { memberTexts } from '@/locales/member';
import type { memberDetailTexts } from '@/locales/memberDetail';
import type { TextOf } from '@/utils/text';

type MemberText = TextOf<typeof memberTexts>;
/** Labels of fields, shared with Member Detail and its change log. */
type FieldLabel = TextOf<typeof memberDetailTexts>;

/** Labels of enum values that can be unknown, and the call button. */
type Words = {
  genderAge: (member: Pick<Member, 'gender' | 'age'>) => string;
  follow: (status: string) => string;
  call: ListCall;
};

/** Columns of docs/domain.md 6.1; section 9 defines which are shown by default, and their order. */
export const memberColumns = (
  t: MemberText,
  tField: FieldLabel,
  { genderAge, follow, call }: Words,
): ListColumn<Member>[] => [
  {
    key: 'memberNo',
    title: t('column.member'),
    width: 248,
    isName: true,
    sortable: true,
    render: (_, member) => (
      <NameCell
        icon={<MemberAvatar member={member} size={24} />}
        name={member.nickname ?? t('unnamed')}
        number={member.memberNo}
      >
        {member.doNotContact && <MarkIcon icon={StopOutlined} label={t('doNotContact')} tone="warning" />}
      </NameCell>
    ),
  },
  { key: 'realName', title: tField('field.realName'), dataIndex: 'realNameMasked', width: 72 },
  {
    key: 'mobile',
    title: tField('field.mobile'),
    width: 136,
    render: (_, member, reload) => (
      <PhoneCell
        number={member.mobileMasked}
        name={member.memberNo}
        onCall={
          member.mayCall
            ? (button) => call({ memberId: member.id, memberNo: member.memberNo }, button, reload)
            : undefined
        }
      />
    ),
  },
  {
    key: 'age',
    title: tField('field.genderAge'),
    width: 104,
    renderText: (_, member) => genderAge(member),
  },
  {
    key: 'region',
    title: tField('field.regionText'),
    dataIndex: 'regionText',
    width: 180,
    ellipsis: true,
    initiallyHidden: true,
  },
  {
    key: 'followStatus',
    title: tField('field.followStatus'),
    width: 100,
    initiallyHidden: true,
    renderText: (_, { followStatus }) => follow(followStatus),
  },
  {
    key: 'firstChannel',
    title: tField('field.firstChannel'),
    dataIndex: 'firstChannelName',
    width: 120,
    ellipsis: true,
  },
  {
    key: 'lastChannel',
    title: tField('field.lastChannel'),
    dataIndex: 'lastChannelName',
    width: 150,
    ellipsis: true,
    initiallyHidden: true,
  },
  {
    key: 'recordCount',
    title: tField('field.recordCount'),
    dataIndex: 'recordCount',
    align: 'right',
    width: 96,
    sortable: true,
    renderText: (count: number) => t('records', { count }),
  },
  {
    key: 'reportCount',
    title: tField('field.reportCount'),
    dataIndex: 'reportCount',
    align: 'right',
    width: 88,
    initiallyHidden: true,
    renderText: (count: number) => t('reports', { count }),
  },
  {
    key: 'tags',
    title: tField('field.tags'),
    width: 180,
    ellipsis: true,
    initiallyHidden: true,
    render: (_, { tags }) => <MemberTags tags={tags} isOneLine />,
  },
  {
    key: 'registeredAt',
    title: tField('field.registeredAt'),
    width: 168,
    sortable: true,
    render: (_, { registeredAt }) => <RelativeTime instant={registeredAt} />,
  },
  {
    key: 'lastVisitAt',
    title: tField('field.lastVisitAt'),
    width: 168,
    sortable: true,
    initiallyHidden: true,
    render: (_, { lastVisitAt }) => <RelativeTime instant={lastVisitAt} />,
  },
  {
    key: 'status',
    title: tField('field.status'),
    width: 88,
    render: (_, { status }) => <MemberStatus status={status} />,
  },
];
