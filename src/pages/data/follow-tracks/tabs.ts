import type { ListTabs } from '@/components/list/tabs';
import { followUpTabs } from '@/contract/limits/follow-up';
import { followUpTabFilters } from '@/domain/follow-up/tabs';
import type { followUpTexts } from '@/locales/followUp';
import { countFollowUps } from '@/services/follow-up';
import type { TextOf } from '@/utils/text';

/** Of the follow-ups of one day, the urgent ones come first; most are due at its end. */
const sorts = { overdue: 'dueAt', today: 'priority', next7Days: 'dueAt', done: '-doneAt' } as const;

/** Filter and default order of each tab (docs/domain.md 9). */
export function followUpTabRules(today: string) {
  const filters = followUpTabFilters(today);
  return followUpTabs
    .filter((tab) => tab !== 'all')
    .map((key) => ({ key, filter: filters[key], defaultSort: sorts[key] }));
}

export const followUpListTabs = (t: TextOf<typeof followUpTexts>, today: string): ListTabs => ({
  items: followUpTabRules(today).map((tab) => ({ ...tab, label: t(`tab.${tab.key}`) })),
  counts: countFollowUps,
});
