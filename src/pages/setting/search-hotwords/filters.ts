import type { FilterField } from '@/components/list/fields';
import { hotwordSources, hotword as limit } from '@/contract/limits/hotword';
import { settingStatuses } from '@/contract/limits/setting';
import type { hotwordTexts } from '@/locales/hotword';
import type { TextOf } from '@/utils/text';

export type HotwordText = TextOf<typeof hotwordTexts>;

export const hotwordFilters = (t: HotwordText): FilterField[] => [
  { kind: 'text', name: 'keyword', label: t('filter.keyword'), maxLength: limit.maxKeywordLength, always: true },
  {
    kind: 'select',
    name: 'status',
    label: t('field.status'),
    always: true,
    options: settingStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
  },
  {
    kind: 'select',
    name: 'source',
    label: t('column.source'),
    options: hotwordSources.map((source) => ({ value: source, label: t(`source.${source}`) })),
  },
];
