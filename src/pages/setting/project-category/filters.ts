import type { FilterField } from '@/components/list/fields';
import { category as limit } from '@/contract/limits/category';
import { settingStatuses } from '@/contract/limits/setting';
import type { categoryTexts } from '@/locales/category';
import type { TextOf } from '@/utils/text';

export type CategoryText = TextOf<typeof categoryTexts>;

/** Filters of docs/domain.md 6.14. */
export const categoryFilters = (t: CategoryText): FilterField[] => [
  { kind: 'text', name: 'keyword', label: t('filter.keyword'), maxLength: limit.maxCodeLength, always: true },
  {
    kind: 'select',
    name: 'status',
    label: t('filter.status'),
    options: settingStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
    always: true,
  },
];
