import { RiseOutlined } from '@ant-design/icons';
import type { CSSProperties } from 'react';
import { MarkIcon } from '@/components/display/MarkIcon';
import { NameCell } from '@/components/display/NameCell';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ListColumn } from '@/components/list/columns';
import { RowLink } from '@/components/list/RowLink';
import type { ChannelFigures } from '@/contract/channel-list';
import { channel as limit } from '@/contract/limits/channel';
import { CodePicture } from '@/features/channel/CodePicture';
import { channelPath } from '@/features/channel/paths';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import type { TextOf } from '@/utils/text';
import { ChannelStatus } from './ChannelStatus';
import styles from './channel.module.css';
import { DragHandle } from './DragHandle';
import type { ChannelRow } from './rows';
import { Validity } from './Validity';

/** Figure including descendants, with the channel's own beside it if that differs. */
function Figure({ total, own }: { total: string; own: string }) {
  const t = useText(channelTexts);
  return (
    <>
      {own !== total && <small className={styles.own}>{t('own', { figure: own })}</small>}
      {total}
    </>
  );
}

export type ChannelText = TextOf<typeof channelTexts>;

/** Counts of people or scans with their column widths, in column order. */
const countWidths = [
  ['scanUv', 116],
  ['registerCount', 118],
  ['submitCount', 116],
  ['scanCount', 100],
  ['followCount', 124],
  ['unfollowCount', 100],
  ['startCount', 124],
  ['signedCount', 100],
  ['eligibleCount', 100],
] as const;
const visibleCounts: readonly string[] = ['scanUv', 'registerCount', 'submitCount'];
const sortableCounts: readonly string[] = visibleCounts;

type Labels = { type: (name: string) => string };

function getNameColumn(t: ChannelText, open: (id: string) => void): ListColumn<ChannelRow> {
  return {
    key: 'name',
    title: t('column.name'),
    // Fits names indented by three levels.
    width: 268,
    sortable: true,
    render: (_, row) => (
      <span className={styles.name} style={{ '--level': row.level } as CSSProperties}>
        <DragHandle channel={row} />
        <span className={styles.names}>
          <RowLink href={channelPath(row.id)} onOpen={() => open(row.id)}>
            <bdi title={row.name}>{row.name}</bdi>
          </RowLink>
          <small className={styles.code} title={row.code}>
            {row.code}
          </small>
          {row.surge && (
            <MarkIcon
              icon={RiseOutlined}
              label={t('surge', { ...row.surge, date: row.surge.date.slice(5) })}
              tone="warning"
            />
          )}
        </span>
      </span>
    ),
  };
}

const getCountColumns = (t: ChannelText): ListColumn<ChannelRow>[] =>
  countWidths.map(([key, width]) => ({
    key,
    title: t(`figure.${key}`),
    align: 'right',
    width,
    ...(sortableCounts.includes(key) && { sortable: true }),
    ...(!visibleCounts.includes(key) && { initiallyHidden: true }),
    render: (_, row) => <Figure total={t('number', { count: row[key] })} own={t('number', { count: row.own[key] })} />,
  }));

/** The columns of docs/domain.md 6.6; section 9 lists the eight that are visible initially. */
export function channelColumns(t: ChannelText, labels: Labels, open: (id: string) => void): ListColumn<ChannelRow>[] {
  const rate = ({ conversionRate }: ChannelFigures) =>
    conversionRate === null ? '—' : t('rate', { rate: conversionRate });
  const cost = ({ cost: yuan, costPerSubmit }: ChannelFigures) =>
    yuan === 0
      ? '—'
      : [t('yuan', { yuan }), ...(costPerSubmit === null ? [] : [t('yuanEach', { yuan: costPerSubmit })])].join(' · ');
  const figures = getCountColumns(t);
  const hidden = figures.filter(({ initiallyHidden }) => initiallyHidden);
  return [
    getNameColumn(t, open),
    { key: 'type', title: t('column.type'), width: 126, renderText: (_, { type }) => labels.type(type) },
    {
      key: 'ownerName',
      title: t('field.ownerName'),
      dataIndex: 'ownerName',
      width: 68,
      render: (_, { ownerName }) => <NameCell name={ownerName ?? ''} />,
    },
    ...figures.filter(({ initiallyHidden }) => !initiallyHidden),
    {
      key: 'conversionRate',
      title: t('figure.conversionRate'),
      align: 'right',
      width: 124,
      sortable: true,
      render: (_, row) => <Figure total={rate(row)} own={rate(row.own)} />,
    },
    { key: 'status', title: t('field.status'), width: 96, render: (_, row) => <ChannelStatus status={row.status} /> },
    {
      key: 'parent',
      title: t('column.parent'),
      dataIndex: 'parentName',
      width: 160,
      ellipsis: true,
      initiallyHidden: true,
    },
    {
      key: 'code',
      title: t('column.code'),
      width: 96,
      initiallyHidden: true,
      render: (_, row) => <CodePicture channel={row} width={limit.minCodePx} className={styles.thumb} />,
    },
    {
      key: 'validTo',
      title: t('column.valid'),
      width: 192,
      sortable: true,
      initiallyHidden: true,
      render: (_, row) => <Validity channel={row} />,
    },
    ...hidden,
    {
      key: 'cost',
      title: t('column.cost'),
      align: 'right',
      width: 200,
      sortable: true,
      initiallyHidden: true,
      render: (_, row) => <Figure total={cost(row)} own={cost(row.own)} />,
    },
    {
      key: 'links',
      title: t('column.links'),
      align: 'right',
      width: 88,
      initiallyHidden: true,
      renderText: (_, { linkCount: count }) => t('number', { count }),
    },
    {
      key: 'createdAt',
      title: t('column.createdAt'),
      width: 168,
      sortable: true,
      initiallyHidden: true,
      render: (_, { createdAt }) => <RelativeTime instant={createdAt} />,
    },
  ];
}
