import type { projectFollowUpPlans } from '../contract/limits/project';
import { report as reportLimit } from '../contract/limits/report';
import { addDays, businessDay } from './period/calendar';
import { nextWorkday, type WorkCalendar } from './work-calendar';

const HOUR_MS = 3_600_000;

const endOf = (day: string) => Date.parse(`${day}T23:59:59.999+08:00`);

/**
 * The last millisecond of the business day of an instant, both in milliseconds: when that is due which a sign of danger
 * at this instant asks for (docs/domain.md 6.5, 6.12).
 */
export const endOfBusinessDay = (time: number) => endOf(businessDay(time));

/**
 * The last millisecond of the first workday after the business day of an instant: when a first contact is due, and when
 * somebody who did not come is called (docs/domain.md 6.5).
 */
export const endOfNextWorkday = (time: number, calendar: WorkCalendar) =>
  endOf(nextWorkday(businessDay(time), calendar));

/**
 * The last millisecond of the business day on which a planned round is due, so many days after that of the referral
 * (docs/domain.md 6.2 and 6.10); both in milliseconds.
 */
export const plannedRoundDueAt = (referredAt: number, plan: (typeof projectFollowUpPlans)[number]) =>
  endOf(addDays(businessDay(referredAt), Number(plan.slice(1))));

/**
 * When a report should be reviewed (docs/domain.md 6.12, `slaDueAt`): a day after its upload, or after it was reopened
 * last, and later by the time for which it waited for the member since. All in milliseconds.
 */
export const reviewDueAt = (
  { uploaded, reopened }: { uploaded: number; reopened: number | null },
  waitedForMember = 0,
) => (reopened ?? uploaded) + reportLimit.reviewHours * HOUR_MS + waitedForMember;
