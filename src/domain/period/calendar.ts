import { dayNumber, dayOf } from '../day';

/** Asia/Shanghai has been UTC+8 the year round since 1991. */
const BUSINESS_OFFSET_MS = 8 * 3_600_000;

/** The year in which WeChat opened mini programs begins: there are no figures of earlier days. */
export const FIRST_DAY = '2017-01-01';

/** The business day, YYYY-MM-DD, of an instant in milliseconds, whatever the zone of the browser. */
export const businessDay = (instant: number) => new Date(instant + BUSINESS_OFFSET_MS).toISOString().slice(0, 10);

/** @throws RangeError for what is no day: what comes from outside is asked with `dayNumber` first */
function numberOf(day: string) {
  const number = dayNumber(day);
  if (number === undefined) throw new RangeError(`${day} is no day`);
  return number;
}

/** The day `days` later, earlier when negative. */
export const addDays = (day: string, days: number) => dayOf(numberOf(day) + days);

/** Days from one to the other, negative when `to` lies before `from`. */
export const daysBetween = (from: string, to: string) => numberOf(to) - numberOf(from);

/** The Monday of the ISO week that `day` is in. */
export function mondayOf(day: string) {
  const number = numberOf(day);
  // 1970-01-01 was a Thursday.
  return dayOf(number - ((((number + 3) % 7) + 7) % 7));
}

/** The first of the month that `day` is in. */
export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The first of the month `months` later. */
export function addMonths(first: string, months: number) {
  const index = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}
