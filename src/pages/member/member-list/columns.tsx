import type { ProColumns } from '@ant-design/pro-components';
import { Avatar, Badge, Flex } from 'antd';
import type { Member } from '@/contract/member';
import { formatInstant } from '@/utils/date';
import type { textOf } from '@/utils/text';

type MemberText = ReturnType<typeof textOf<'member'>>;

const statusColour = { active: 'success', disabled: 'error', cancelled: 'default' } as const;

/** What Member List shows before anybody changes it (domain.md section 9). */
export const memberColumns = (t: MemberText): ProColumns<Member>[] => [
  {
    title: t('column.member'),
    dataIndex: 'memberNo',
    width: 190,
    render: (_, member) => (
      <Flex align="center" gap={12}>
        <Avatar src={member.avatarUrl} alt="" aria-hidden>
          {[...(member.nickname ?? '')][0]}
        </Avatar>
        <div>
          <div>{member.nickname ?? t('unnamed')}</div>
          <small>{member.memberNo}</small>
        </div>
      </Flex>
    ),
  },
  { title: t('column.realName'), dataIndex: 'realNameMasked', width: 84 },
  { title: t('column.mobile'), dataIndex: 'mobileMasked', width: 120 },
  {
    title: t('column.genderAge'),
    dataIndex: 'age',
    width: 108,
    renderText: (_, { gender, age }) =>
      [t(`gender.${gender}`), age === null ? null : t('age', { age })].filter(Boolean).join(' · '),
  },
  { title: t('column.firstChannel'), dataIndex: 'firstChannelName', ellipsis: true, width: 160 },
  {
    title: t('column.recordCount'),
    dataIndex: 'recordCount',
    align: 'right',
    width: 92,
    sorter: true,
    renderText: (count: number) => t('records', { count }),
  },
  {
    title: t('column.registeredAt'),
    dataIndex: 'registeredAt',
    width: 170,
    sorter: true,
    defaultSortOrder: 'descend',
    renderText: formatInstant,
  },
  {
    title: t('column.status'),
    dataIndex: 'status',
    width: 92,
    render: (_, { status }) => <Badge status={statusColour[status]} text={t(`status.${status}`)} />,
  },
];
