import { DateTimeRange } from '@/components/display/DateTimeRange';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ListColumn } from '@/components/list/columns';
import type { Banner } from '@/contract/banner';
import styles from './BannerForm.module.css';
import { BannerState } from './BannerState';
import type { BannerLabels } from './useBannerLabels';

/**
 * Columns of the table and sort options of the cards (docs/domain.md 6.14). Section 9 allows eight visible columns, of
 * which the schedule needs the room of two. `sort` is hidden: it is the default order of the rows.
 */
export const bannerColumns = ({ t, link, schedule, audience, position }: BannerLabels): ListColumn<Banner>[] => [
  {
    key: 'image',
    title: t('field.imageUrl'),
    width: 72,
    render: (_, { imageUrl }) => (
      <img src={imageUrl} alt="" width={56} height={24} className={styles.listed} loading="lazy" />
    ),
  },
  { key: 'title', title: t('field.title'), dataIndex: 'title', width: 160, isName: true, ellipsis: true },
  {
    key: 'state',
    title: t('field.state'),
    width: 96,
    render: (_, banner) => <BannerState banner={banner} />,
  },
  { key: 'position', title: t('field.position'), width: 76, renderText: (_, banner) => position(banner.position) },
  {
    key: 'link',
    title: t('field.link'),
    width: 160,
    ellipsis: true,
    initiallyHidden: true,
    renderText: (_, banner) => link(banner),
  },
  {
    key: 'audience',
    title: t('field.audience'),
    width: 96,
    initiallyHidden: true,
    renderText: (_, banner) => audience(banner.audience),
  },
  {
    key: 'startAt',
    title: t('field.schedule'),
    width: 300,
    sortable: true,
    render: (_, banner) => <DateTimeRange text={schedule(banner)} />,
  },
  {
    key: 'endAt',
    title: t('field.endAt'),
    width: 150,
    sortable: true,
    initiallyHidden: true,
    render: (_, { endAt }) => <DateTimeRange text={schedule({ startAt: null, endAt })} />,
  },
  {
    key: 'exposureCount',
    title: t('field.exposureCount'),
    width: 120,
    align: 'right',
    sortable: true,
    renderText: (_, { exposureCount }) => (exposureCount === undefined ? '—' : t('count', { count: exposureCount })),
  },
  {
    key: 'clickCount',
    title: t('field.clickCount'),
    width: 88,
    align: 'right',
    sortable: true,
    initiallyHidden: true,
    renderText: (_, { clickCount }) => t('count', { count: clickCount }),
  },
  {
    key: 'ctr',
    title: t('column.ctr'),
    width: 80,
    align: 'right',
    sortable: true,
    renderText: (_, { ctr }) => (ctr === null || ctr === undefined ? null : t('percent', { value: ctr })),
  },
  {
    key: 'sort',
    title: t('sort.order'),
    dataIndex: 'sort',
    width: 96,
    align: 'right',
    sortable: true,
    initiallyHidden: true,
  },
  {
    key: 'updatedAt',
    title: t('field.updatedAt'),
    width: 168,
    sortable: true,
    initiallyHidden: true,
    render: (_, { updatedAt }) => <RelativeTime instant={updatedAt} />,
  },
];
