import type { CustomServiceInput } from '../contract/custom-service';
import { customService as limit } from '../contract/limits/custom-service';
import { addDays, daysBetween, getMonday } from './period/calendar';

export type CalendarPeriod = CustomServiceInput['calendar'][number];
/** Days of service: its weekdays, with statutory holidays and make-up workdays as exceptions. */
export type WorkCalendar = Pick<CustomServiceInput, 'workdays' | 'calendar'>;

const getWeekday = (day: string) => daysBetween(getMonday(day), day) + 1;

/** Whether the service works on a day: the calendar decides, else the day of the week (docs/domain.md 6.14). */
export function isWorkday(day: string, { workdays, calendar }: WorkCalendar) {
  const period = calendar.find(({ from, to }) => from <= day && day <= to);
  return period ? period.kind === 'workday' : workdays.includes(getWeekday(day));
}

/** First workday after a day; there has to be at least one workday in the week. */
export function getNextWorkday(day: string, calendar: WorkCalendar): string {
  const next = addDays(day, 1);
  return isWorkday(next, calendar) ? next : getNextWorkday(next, calendar);
}

export const getYear = (day: string) => Number(day.slice(0, 4));

/**
 * Last year with calendar periods; undefined for an empty calendar. A period counts for the year in which it begins: New
 * Year may begin in December, before anything else of the next year is known.
 */
export const getLastYear = (calendar: readonly CalendarPeriod[]) =>
  calendar.length === 0 ? undefined : Math.max(...calendar.map(({ from }) => getYear(from)));

/**
 * Notice about a calendar that has ended or will end soon, as of `today`. It is complete until the end of the last year
 * with periods; after that, only the days of the week count. Undefined while there is enough time.
 */
export function getCalendarNotice(calendar: readonly CalendarPeriod[], today: string) {
  const year = getLastYear(calendar) ?? getYear(today) - 1;
  const daysLeft = daysBetween(today, `${year}-12-31`);
  if (daysLeft > limit.calendarNoticeDays) return undefined;
  return { state: daysLeft < 0 ? ('ended' as const) : ('ending' as const), next: year + 1 };
}

export type CalendarProblem = 'reversed' | 'tooLong' | 'overlap';

/**
 * Problem of each calendar period, undefined when valid: reversed, too long, or sharing a day with an earlier period.
 */
export const calendarProblems = (calendar: readonly CalendarPeriod[]) =>
  calendar.map(({ from, to }, place): CalendarProblem | undefined => {
    if (to < from) return 'reversed';
    if (daysBetween(from, to) >= limit.maxCalendarPeriodDays) return 'tooLong';
    return calendar.some((other, index) => index < place && other.from <= to && from <= other.to)
      ? 'overlap'
      : undefined;
  });
