import { DateTimeRange } from '@/components/display/DateTimeRange';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ListColumn } from '@/components/list/columns';
import type { Banner } from '@/contract/banner';
import { serverNow } from '@/utils/clock';
import styles from './BannerForm.module.css';
import { BannerState } from './BannerState';
import type { BannerLabels } from './useBannerLabels';

function Exposure({ banner: { exposureCount, ctr }, t }: { banner: Banner; t: BannerLabels['t'] }) {
  if (exposureCount === undefined) return '—';
  return (
    <>
      {t('count', { count: exposureCount })}
      {typeof ctr === 'number' && (
        <div>
          <small>{t('ctrOf', { value: ctr })}</small>
        </div>
      )}
    </>
  );
}

/**
 * Columns of the table and sort options of the cards (docs/domain.md 6.14). Section 9 allows eight visible columns, so
 * `sort` is hidden: it is the default order of the rows.
 */
export const bannerColumns = ({ t, link, schedule, audience, position }: BannerLabels): ListColumn<Banner>[] => [
  {
    key: 'image',
    title: t('field.imageUrl'),
    width: 112,
    render: (_, { imageUrl }) => (
      <img src={imageUrl} alt="" width={94} height={40} className={styles.listed} loading="lazy" />
    ),
  },
  { key: 'title', title: t('field.title'), dataIndex: 'title', width: 136, isName: true, ellipsis: true },
  {
    key: 'state',
    title: t('field.state'),
    width: 104,
    render: (_, banner) => <BannerState banner={banner} at={serverNow()} />,
  },
  { key: 'position', title: t('field.position'), width: 88, renderText: (_, banner) => position(banner.position) },
  { key: 'link', title: t('field.link'), width: 128, ellipsis: true, renderText: (_, banner) => link(banner) },
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
    width: 168,
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
    width: 124,
    align: 'right',
    sortable: true,
    render: (_, banner) => <Exposure banner={banner} t={t} />,
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
    initiallyHidden: true,
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
