import type { projectFollowUpPlans } from '../contract/limits/project';
import { report as reportLimit } from '../contract/limits/report';
import { addDays, toBusinessDay } from './period/calendar';
import { getNextWorkday, type WorkCalendar } from './work-calendar';

const HOUR_MS = 3_600_000;

const getEndOfDay = (day: string) => Date.parse(`${day}T23:59:59.999+08:00`);

/**
 * Last millisecond of the business day of an instant, both in milliseconds: the due time of a red flag or critical
 * value (docs/domain.md 6.5, 6.12).
 */
export const endOfBusinessDay = (time: number) => getEndOfDay(toBusinessDay(time));

/**
 * Last millisecond of the first workday after the business day of an instant: the due time of a first contact, and of
 * the call after a no-show (docs/domain.md 6.5).
 */
export const endOfNextWorkday = (time: number, calendar: WorkCalendar) =>
  getEndOfDay(getNextWorkday(toBusinessDay(time), calendar));

/**
 * Due time of a planned round: the last millisecond of the business day that many days after the referral
 * (docs/domain.md 6.2 and 6.10); both in milliseconds.
 */
export const getPlannedRoundDueAt = (referredAt: number, plan: (typeof projectFollowUpPlans)[number]) =>
  getEndOfDay(addDays(toBusinessDay(referredAt), Number(plan.slice(1))));

/**
 * Review deadline of a report (docs/domain.md 6.12, `slaDueAt`): 24 hours after its upload or last reopening, extended
 * by the time it has waited for the member since then. All in milliseconds.
 */
export const getReviewDueAt = (
  { uploaded, reopened }: { uploaded: number; reopened: number | null },
  waitedForMember = 0,
) => (reopened ?? uploaded) + reportLimit.reviewHours * HOUR_MS + waitedForMember;
