import type { ListTabs } from '@/components/list/tabs';
import type { reportTexts } from '@/locales/report';
import { countReports } from '@/services/report';
import type { TextOf } from '@/utils/text';

/** The states in which somebody has to act, the one due first on top (docs/domain.md 9). */
export const reportListTabs = (t: TextOf<typeof reportTexts>): ListTabs => ({
  items: [
    { key: 'pending', label: t('status.pending'), filter: { status: 'pending' }, defaultSort: 'slaDueAt' },
    {
      key: 'reviewingMine',
      label: t('tab.reviewingMine'),
      filter: { status: 'reviewing', reviewer: 'me' },
      defaultSort: 'slaDueAt',
    },
    { key: 'needMore', label: t('status.needMore'), filter: { status: 'needMore' }, defaultSort: 'slaDueAt' },
  ],
  counts: countReports,
});
