import type { FilterField } from '@/components/list/fields';
import { bannerPositions, bannerStates, banner as limit } from '@/contract/limits/banner';
import type { bannerTexts } from '@/locales/banner';
import type { TextOf } from '@/utils/text';

type BannerText = TextOf<typeof bannerTexts>;

/** Filters of Home Banners (docs/domain.md 6.14). */
export const bannerFilters = (t: BannerText): FilterField[] => [
  { kind: 'text', name: 'keyword', label: t('filter.keyword'), maxLength: limit.maxKeywordLength, always: true },
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
  { kind: 'days', names: ['shownFrom', 'shownBefore'], label: t('filter.shown') },
];
