import type { ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { Banner } from '@/contract/banner';
import { bannerPositions, bannerStates, banner as limit } from '@/contract/limits/banner';
import type { bannerTexts } from '@/locales/banner';
import type { TextOf } from '@/utils/text';

type BannerText = TextOf<typeof bannerTexts>;

const sorts = ['sort', 'startAt', 'endAt', 'exposureCount', 'clickCount', 'ctr', 'updatedAt'] as const;

/** What Home Banners can be sorted by. */
export const bannerColumns = (t: BannerText): ListColumn<Banner>[] =>
  sorts.map((key) => ({ key, title: t(key === 'sort' ? 'sort.order' : `field.${key}`), sortable: true }));

/** What Home Banners filters by (docs/domain.md 6.14). */
export const bannerFilters = (t: BannerText): FilterField[] => [
  { kind: 'text', name: 'keyword', label: t('filter.keyword'), maxLength: limit.keyword, always: true },
  {
    kind: 'select',
    name: 'position',
    label: t('field.position'),
    always: true,
    options: bannerPositions.map((position) => ({ value: position, label: t(`position.${position}`) })),
  },
  {
    kind: 'select',
    name: 'state',
    label: t('field.state'),
    always: true,
    options: bannerStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
  },
  { kind: 'days', names: ['shownFrom', 'shownBefore'], label: t('filter.shown'), always: true },
];
