import { toDayNumber } from './day';
import { cleanLine } from './validation/text';

/*
 * Parses dates and times as people enter them: 2026-3-1, 2026/3/1, 2026.3.1, 2026年3月1日 or 20260301, also in full-width
 * digits. No time zone is involved, so every hour of every day can be entered.
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

/** Parses the day at the start of a text; also returns the rest, and whether the day ended with 日. */
function splitDay(text: string) {
  const found = DATES.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found) return undefined;
  const [read, year] = found;
  const { month = '', date = '' } = found.groups ?? {};
  const day = `${year}-${pad(month)}-${pad(date)}`;
  return toDayNumber(day) === undefined
    ? undefined
    : { day, rest: text.slice(read.length), isClosed: /日$/.test(read) };
}

/** Parses a day, YYYY-MM-DD; undefined when the text is not a day. */
export function parseDay(text: string) {
  const found = splitDay(plain(text));
  return found?.rest === '' ? found.day : undefined;
}

/** Parses a month, YYYY-MM. */
export function parseMonth(text: string) {
  const [, year = '', month = ''] = MONTH.exec(plain(text)) ?? COMPACT_MONTH.exec(plain(text)) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${pad(month)}` : undefined;
}

/** Parses a time of day, HH:mm. */
export function parseTime(text: string) {
  const [, hour = '', minute = ''] = TIME.exec(plain(text)) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${pad(hour)}:${minute}` : undefined;
}

/** Parses a day with a time, YYYY-MM-DD HH:mm. */
export function parseMinute(text: string) {
  const found = splitDay(plain(text));
  const [, separator = '', time = ''] = /^(T|\s*)(.*)$/i.exec(found?.rest ?? '') ?? [];
  const read = parseTime(time);
  return found && read && (separator || found.isClosed) ? `${found.day} ${read}` : undefined;
}
