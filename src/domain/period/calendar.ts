import { fromDayNumber, toDayNumber } from '../day';

/** Asia/Shanghai is UTC+8 all year; it last had daylight saving time in 1991. */
const BUSINESS_OFFSET_MS = 8 * 3_600_000;

/** Start of the year in which WeChat launched mini programs; there are no figures before it. */
export const FIRST_DAY = '2017-01-01';

/** Business day (YYYY-MM-DD) of a timestamp in milliseconds, independent of the browser's time zone. */
export const toBusinessDay = (instant: number) => new Date(instant + BUSINESS_OFFSET_MS).toISOString().slice(0, 10);

/** @throws RangeError when the text is not a day; check external input with `toDayNumber` first */
function requireDayNumber(day: string) {
  const number = toDayNumber(day);
  if (number === undefined) throw new RangeError(`${day} is not a day`);
  return number;
}

/** The day `days` later; earlier when negative. */
export const addDays = (day: string, days: number) => fromDayNumber(requireDayNumber(day) + days);

/** Number of days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string) => requireDayNumber(to) - requireDayNumber(from);

/** Monday of the ISO week that contains `day`. */
export function getMonday(day: string) {
  const number = requireDayNumber(day);
  // 1970-01-01 was a Thursday.
  return fromDayNumber(number - ((((number + 3) % 7) + 7) % 7));
}

/** First day of the month that contains `day`. */
export const getFirstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** First day of the month that is `months` after the month starting on `first`. */
export function addMonths(first: string, months: number) {
  const index = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}
