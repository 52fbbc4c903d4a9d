import { Flex } from 'antd';
import { DateTimeRange } from '@/components/display/DateTimeRange';
import { RelativeTime } from '@/components/display/RelativeTime';
import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { ListColumn } from '@/components/list/columns';
import type { Hotword } from '@/contract/hotword';
import { getValidityState } from '@/domain/hotword/validity';
import { useMinute } from '@/hooks/useMinute';
import type { HotwordText } from './filters';
import { formatValidity } from './labels';
import { ValidityTag } from './ValidityTag';

/** Labels of enum values, also of unknown ones (newer server). */
type Labels = {
  link: (hotword: Hotword) => string;
  source: (source: string) => string;
  status: (status: string) => string;
};

/** Members see only the green ones. */
const tones = { upcoming: 'processing', current: 'success', past: 'warning' } satisfies Record<string, Tone>;

// Components, because a cell renders again only when its row changes, and a validity begins and ends without that.
function HotwordStatus({ hotword, label }: { hotword: Hotword; label: string }) {
  const now = useMinute();
  return (
    <StatusBadge
      tone={hotword.status === 'enabled' ? tones[getValidityState(hotword, now)] : undefined}
      label={label}
    />
  );
}

/** Columns of docs/domain.md 6.14. */
export const hotwordColumns = (
  t: HotwordText,
  { link, source, status: statusLabel }: Labels,
): ListColumn<Hotword>[] => [
  { key: 'word', title: t('field.word'), width: 104, isName: true, render: (_, { word }) => <bdi>{word}</bdi> },
  {
    key: 'link',
    title: t('column.link'),
    width: 160,
    ellipsis: true,
    renderText: (_, hotword) => link(hotword),
  },
  {
    key: 'highlighted',
    title: t('field.highlighted'),
    width: 104,
    initiallyHidden: true,
    renderText: (_, { highlighted }) => t(highlighted ? 'yes' : 'no'),
  },
  {
    key: 'searchCount',
    title: t('column.searchCount'),
    dataIndex: 'searchCount',
    align: 'right',
    width: 108,
    sortable: true,
    renderText: (count: number) => t('searches', { count }),
  },
  { key: 'sort', title: t('field.sort'), dataIndex: 'sort', align: 'right', width: 88, sortable: true },
  {
    key: 'status',
    title: t('field.status'),
    width: 148,
    render: (_, hotword) => (
      <Flex gap={8} align="center">
        <HotwordStatus hotword={hotword} label={statusLabel(hotword.status)} />
        <ValidityTag hotword={hotword} t={t} />
      </Flex>
    ),
  },
  {
    key: 'validity',
    title: t('column.validity'),
    width: 300,
    render: (_, hotword) => <DateTimeRange text={formatValidity(t, hotword)} />,
  },
  {
    key: 'source',
    title: t('column.source'),
    width: 90,
    initiallyHidden: true,
    renderText: (_, hotword) => source(hotword.source),
  },
  {
    key: 'updatedAt',
    title: t('column.updatedAt'),
    width: 168,
    sortable: true,
    initiallyHidden: true,
    render: (_, { updatedAt }) => <RelativeTime instant={updatedAt} />,
  },
];
