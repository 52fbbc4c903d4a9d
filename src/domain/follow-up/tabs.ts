import type { followUpTabs } from '../../contract/limits/follow-up';
import { addDays } from '../period/calendar';
import type { FollowUpStatus } from './follow-up';

export type FollowUpTab = (typeof followUpTabs)[number];
type TabFilter = {
  status?: Extract<FollowUpStatus, 'overdue' | 'pending' | 'done'>;
  dueFrom?: string;
  dueBefore?: string;
};

const WEEK_DAYS = 7;

/**
 * Filter of each tab on the business day `today`. Every follow-up that is overdue or due within a week is in exactly
 * one tab besides `all` (docs/domain.md 9).
 */
export const followUpTabFilters = (today: string): Record<FollowUpTab, TabFilter> => ({
  overdue: { status: 'overdue' },
  today: { status: 'pending', dueFrom: today, dueBefore: addDays(today, 1) },
  next7Days: { status: 'pending', dueFrom: addDays(today, 1), dueBefore: addDays(today, 1 + WEEK_DAYS) },
  done: { status: 'done' },
  all: {},
});
