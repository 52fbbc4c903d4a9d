import { Badge, Flex, Tag } from 'antd';
import type { ListColumn } from '@/components/list/columns';
import { When } from '@/components/When';
import type { Hotword } from '@/contract/hotword';
import { validityAt } from '@/domain/hotword/validity';
import type { HotwordText } from './filters';
import { linkText, validityText } from './words';

const statusColour = { enabled: 'success', disabled: 'default' } as const;

function Validity({ hotword, t }: { hotword: Hotword; t: HotwordText }) {
  const state = validityAt(hotword, Date.now());
  return (
    <Flex wrap gap={4}>
      <span>{validityText(t, hotword)}</span>
      {state !== 'current' && <Tag>{t(`validity.${state}`)}</Tag>}
    </Flex>
  );
}

/** The columns of domain.md 6.14. */
export const hotwordColumns = (t: HotwordText): ListColumn<Hotword>[] => [
  { key: 'word', title: t('field.word'), width: 120, render: (_, { word }) => <bdi>{word}</bdi> },
  {
    key: 'link',
    title: t('column.link'),
    width: 220,
    ellipsis: true,
    render: (_, hotword) => <bdi>{linkText(t, hotword)}</bdi>,
  },
  {
    key: 'highlighted',
    title: t('field.highlighted'),
    width: 72,
    renderText: (_, { highlighted }) => t(highlighted ? 'yes' : 'no'),
  },
  {
    key: 'searchCount',
    title: t('column.searchCount'),
    dataIndex: 'searchCount',
    align: 'right',
    width: 112,
    sortable: true,
    renderText: (count: number) => t('searches', { count }),
  },
  { key: 'sort', title: t('field.sort'), dataIndex: 'sort', align: 'right', width: 76, sortable: true },
  {
    key: 'status',
    title: t('field.status'),
    width: 88,
    render: (_, { status }) => <Badge status={statusColour[status]} text={t(`status.${status}`)} />,
  },
  {
    key: 'validity',
    title: t('column.validity'),
    width: 190,
    render: (_, hotword) => <Validity hotword={hotword} t={t} />,
  },
  {
    key: 'source',
    title: t('column.source'),
    width: 90,
    initiallyHidden: true,
    renderText: (_, { source }) => t(`source.${source}`),
  },
  {
    key: 'updatedAt',
    title: t('column.updatedAt'),
    width: 156,
    sortable: true,
    initiallyHidden: true,
    render: (_, { updatedAt }) => <When instant={updatedAt} />,
  },
];
