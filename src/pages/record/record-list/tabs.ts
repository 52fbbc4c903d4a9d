import type { ListTabs } from '@/components/list/tabs';
import { recordTabs } from '@/contract/limits/record';
import type { recordTexts } from '@/locales/record';
import { countRecords } from '@/services/record';
import type { TextOf } from '@/utils/text';

/** Tabs by status, most urgent first (docs/domain.md 9). */
export const recordTabRules = recordTabs
  .filter((tab) => tab !== 'all')
  .map((status) => ({ key: status, filter: { status }, defaultSort: 'priority' }));

export const recordListTabs = (t: TextOf<typeof recordTexts>): ListTabs => ({
  items: recordTabRules.map((tab) => ({ ...tab, label: t(`status.${tab.key}`) })),
  counts: countRecords,
});
