import type { Granularity, Window } from '../../contract/analysis/period';
import { addDays, addMonths, daysBetween, getFirstOfMonth, getMonday } from './calendar';

/** A period of whole days, ISO weeks or months, half-open: `before` is the first day after it. */
export type Period = Window;

/** First day of the day, week or month that contains `day`. */
export function getUnitStart(granularity: Granularity, day: string) {
  if (granularity === 'week') return getMonday(day);
  return granularity === 'month' ? getFirstOfMonth(day) : day;
}

/** Start of the unit `count` units after the one that starts on `start`. */
export function addUnits(granularity: Granularity, start: string, count: number) {
  if (granularity === 'month') return addMonths(start, count);
  return addDays(start, granularity === 'week' ? count * 7 : count);
}

const monthIndex = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Number of units in a period of whole units; zero or negative when it is reversed. */
export function countUnits(granularity: Granularity, { from, before }: Period) {
  if (granularity === 'month') return monthIndex(before) - monthIndex(from);
  return daysBetween(from, before) / (granularity === 'week' ? 7 : 1);
}

/** First days of the units of a period, oldest first. */
export const listUnits = (granularity: Granularity, period: Period) =>
  Array.from({ length: countUnits(granularity, period) }, (_, index) => addUnits(granularity, period.from, index));

/** Last day with figures: yesterday for the platform's figures, today for the console's own data. */
export type Until = 'yesterday' | 'today';

/**
 * End of the complete units (docs/domain.md 1.6): yesterday, the newest week whose Sunday is no later than yesterday,
 * or last month.
 *
 * @param until `today` includes the current, incomplete unit
 * @returns the first day after them, which is also the start of a unit
 */
export function getEndOfData(granularity: Granularity, today: string, until: Until = 'yesterday') {
  const current = getUnitStart(granularity, today);
  return until === 'today' ? addUnits(granularity, current, 1) : current;
}

/** The newest `count` units with figures. */
export function getNewestUnits(granularity: Granularity, count: number, today: string, until?: Until): Period {
  const before = getEndOfData(granularity, today, until);
  return { from: addUnits(granularity, before, -count), before };
}

/** The API's `refDate` of a unit: the day, the Monday of the week, or the month as YYYY-MM. */
export const toRefDate = (granularity: Granularity, start: string) =>
  granularity === 'month' ? start.slice(0, 7) : start;

/** First day of the unit of a `refDate`; the inverse of `toRefDate`. */
export const getStartOfRefDate = (granularity: Granularity, refDate: string) =>
  getUnitStart(granularity, granularity === 'month' ? `${refDate}-01` : refDate);

/** `refDate` of the unit of a period that is not over yet; undefined when all units are over. */
export function findRunningUnit(granularity: Granularity, { from, before }: Period, today: string) {
  const current = getUnitStart(granularity, today);
  return from <= current && current < before ? toRefDate(granularity, current) : undefined;
}

/** Last day of a period. */
export const getLastDay = ({ before }: Period) => addDays(before, -1);

/** Label of a unit, the same in every language: 2026-11-20, 2026-11-09 ~ 11-15, 2026-11. */
export function formatUnit(granularity: Granularity, start: string) {
  return granularity === 'week' ? `${start} ~ ${addDays(start, 6).slice(5)}` : toRefDate(granularity, start);
}
