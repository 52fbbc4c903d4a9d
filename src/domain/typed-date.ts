import { dayNumber } from './day';
import { cleanLine } from './validation/text';

/*
 * Dates and times as people type them: 2026-3-1, 2026/3/1, 2026.3.1, 2026年3月1日 or 20260301, in wide digits too. Calendar
 * and clock alone: no time zone takes part, so every hour of every day can be typed.
 */

const pad = (part: string) => part.padStart(2, '0');
const plain = (text: string) => cleanLine(text.normalize('NFKC').replaceAll('。', '.'));

const DATES = [
  /^(\d{4})\s*([-/.])\s*(?<month>\d{1,2})\s*\2\s*(?<date>\d{1,2})/,
  /^(\d{4})\s*年\s*(?<month>\d{1,2})\s*月\s*(?<date>\d{1,2})(?:\s*日)?/,
  /^(\d{4})(?<month>\d\d)(?<date>\d\d)(?!\d)/,
];
const MONTH = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*月?$/;
const COMPACT_MONTH = /^(\d{4})(\d\d)$/;
const TIME = /^(\d{1,2})\s*[:点时]\s*(\d{2})(?::00|\s*分)?$/;

/** The day that a text begins with, what follows it, and whether a sign says that it is over. */
function splitDay(text: string) {
  const found = DATES.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found) return undefined;
  const [read, year] = found;
  const { month = '', date = '' } = found.groups ?? {};
  const day = `${year}-${pad(month)}-${pad(date)}`;
  return dayNumber(day) === undefined ? undefined : { day, rest: text.slice(read.length), isClosed: /日$/.test(read) };
}

/** The day that was typed, YYYY-MM-DD; undefined for what is none. */
export function readDay(text: string) {
  const found = splitDay(plain(text));
  return found?.rest === '' ? found.day : undefined;
}

/** The month that was typed, YYYY-MM. */
export function readMonth(text: string) {
  const [, year = '', month = ''] = MONTH.exec(plain(text)) ?? COMPACT_MONTH.exec(plain(text)) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${pad(month)}` : undefined;
}

/** The time of day that was typed, HH:mm. */
export function readTime(text: string) {
  const [, hour = '', minute = ''] = TIME.exec(plain(text)) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${pad(hour)}:${minute}` : undefined;
}

/** The day and time that were typed, YYYY-MM-DD HH:mm. */
export function readMinute(text: string) {
  const found = splitDay(plain(text));
  const [, separator = '', time = ''] = /^(T|\s*)(.*)$/i.exec(found?.rest ?? '') ?? [];
  const read = readTime(time);
  return found && read && (separator || found.isClosed) ? `${found.day} ${read}` : undefined;
}
