import type { CustomServiceInput } from '../contract/custom-service';
import { customService as limit } from '../contract/limits/custom-service';
import { addDays, daysBetween, mondayOf } from './period/calendar';

export type CalendarPeriod = CustomServiceInput['calendar'][number];
/** The days on which the service works: its days of the week, but for statutory holidays and make-up workdays. */
export type WorkCalendar = Pick<CustomServiceInput, 'workdays' | 'calendar'>;

const weekdayOf = (day: string) => daysBetween(mondayOf(day), day) + 1;

/** Whether the service works on a day: as the calendar says, else by the day of the week (docs/domain.md 6.14). */
export function isWorkday(day: string, { workdays, calendar }: WorkCalendar) {
  const period = calendar.find(({ from, to }) => from <= day && day <= to);
  return period ? period.kind === 'workday' : workdays.includes(weekdayOf(day));
}

/** The first workday after a day. */
export function nextWorkday(day: string, calendar: WorkCalendar): string {
  const next = addDays(day, 1);
  return isWorkday(next, calendar) ? next : nextWorkday(next, calendar);
}

export const yearOf = (day: string) => Number(day.slice(0, 4));

/** The last year of which a calendar has periods; undefined where it has none. */
export const lastYear = (calendar: readonly CalendarPeriod[]) =>
  calendar.length === 0 ? undefined : Math.max(...calendar.map(({ to }) => yearOf(to)));

/**
 * What an operator should know on `today` of a calendar that is about to end or has ended: it is complete to the end of
 * the last year that it has periods of, and only the days of the week count afterwards. Undefined while there is time.
 */
export function calendarNotice(calendar: readonly CalendarPeriod[], today: string) {
  const year = lastYear(calendar) ?? yearOf(today) - 1;
  const daysLeft = daysBetween(today, `${year}-12-31`);
  if (daysLeft > limit.calendarNoticeDays) return undefined;
  return { state: daysLeft < 0 ? ('ended' as const) : ('ending' as const), next: year + 1 };
}

export type CalendarProblem = 'reversed' | 'tooLong' | 'overlap';

/** What is wrong with each period of a calendar, undefined for nothing: its end, or a day that one before it has too. */
export const calendarProblems = (calendar: readonly CalendarPeriod[]) =>
  calendar.map(({ from, to }, place): CalendarProblem | undefined => {
    if (to < from) return 'reversed';
    if (daysBetween(from, to) >= limit.maxCalendarPeriodDays) return 'tooLong';
    return calendar.some((other, index) => index < place && other.from <= to && from <= other.to)
      ? 'overlap'
      : undefined;
  });
