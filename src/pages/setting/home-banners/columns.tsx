import { DateTimeRange } from '@/components/DateTimeRange';
import type { ListColumn } from '@/components/list/columns';
import { RelativeTime } from '@/components/RelativeTime';
import type { Banner } from '@/contract/banner';
import styles from './BannerForm.module.css';
import { BannerState } from './BannerState';
import type { BannerLabels } from './useBannerLabels';

/**
 * The columns of docs/domain.md 6.14, for the table and for what the cards are sorted by; the order shows by itself,
 * as section 9 has eight at most.
 */
export const bannerColumns = ({ t, link, schedule, audience, position }: BannerLabels): ListColumn<Banner>[] => [
  {
    key: 'image',
    title: t('field.imageUrl'),
    width: 120,
    render: (_, { imageUrl }) => (
      <img src={imageUrl} alt="" width={94} height={40} className={styles.listed} loading="lazy" />
    ),
  },
  { key: 'title', title: t('field.title'), dataIndex: 'title', width: 160, isName: true, ellipsis: true },
  {
    key: 'state',
    title: t('field.state'),
    width: 100,
    render: (_, banner) => <BannerState banner={banner} at={Date.now()} />,
  },
  { key: 'position', title: t('field.position'), width: 96, renderText: (_, banner) => position(banner.position) },
  { key: 'link', title: t('field.link'), width: 180, ellipsis: true, renderText: (_, banner) => link(banner) },
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
    width: 190,
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
    width: 96,
    align: 'right',
    sortable: true,
    renderText: (_, { exposureCount }) => t('count', { count: exposureCount }),
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
    title: t('field.ctr'),
    width: 88,
    align: 'right',
    sortable: true,
    renderText: (_, { ctr }) => (ctr === null ? null : t('percent', { value: ctr })),
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
    width: 150,
    sortable: true,
    initiallyHidden: true,
    render: (_, { updatedAt }) => <RelativeTime instant={updatedAt} />,
  },
];
