import type { ListTabs } from '@/components/list/tabs';
import type { reportTexts } from '@/locales/report';
import { countReports } from '@/services/report';
import type { TextOf } from '@/utils/text';

/** Tabs of reports that need an action, most urgent or earliest due first (docs/domain.md 9). */
export const reportTabRules = [
  {
    key: 'pending',
    label: 'status.pending',
    filter: { status: 'pending', ownFirstReading: false },
    defaultSort: 'priority',
  },
  {
    key: 'reviewingMine',
    label: 'tab.reviewingMine',
    filter: { status: 'reviewing', reviewer: 'me' },
    defaultSort: 'slaDueAt',
  },
  { key: 'needMore', label: 'status.needMore', filter: { status: 'needMore' }, defaultSort: 'slaDueAt' },
] as const;

export const reportListTabs = (t: TextOf<typeof reportTexts>): ListTabs => ({
  items: reportTabRules.map((tab) => ({ ...tab, label: t(tab.label) })),
  counts: countReports,
});
