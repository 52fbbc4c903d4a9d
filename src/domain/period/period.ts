import type { Granularity, Window } from '../../contract/analysis/period';
import { addDays, addMonths, daysBetween, firstOfMonth, mondayOf } from './calendar';

/** Whole days, ISO weeks or months: from a day, and before another, which is no longer in it. */
export type Period = Window;

/** The first day of the day, week or month that `day` is in. */
export function unitStart(granularity: Granularity, day: string) {
  if (granularity === 'week') return mondayOf(day);
  return granularity === 'month' ? firstOfMonth(day) : day;
}

/** The start of the unit that is `count` units after the one that starts on `start`. */
export function addUnits(granularity: Granularity, start: string, count: number) {
  if (granularity === 'month') return addMonths(start, count);
  return addDays(start, granularity === 'week' ? count * 7 : count);
}

const monthIndex = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** How many units a period of whole units has; not positive when it is reversed. */
export function unitsIn(granularity: Granularity, { from, before }: Period) {
  if (granularity === 'month') return monthIndex(before) - monthIndex(from);
  return daysBetween(from, before) / (granularity === 'week' ? 7 : 1);
}

/** The first days of the units of a period, oldest first. */
export const unitsOf = (granularity: Granularity, period: Period) =>
  Array.from({ length: unitsIn(granularity, period) }, (_, index) => addUnits(granularity, period.from, index));

/** Up to which day there are figures: of the platform up to yesterday, of the console's own data up to now. */
export type Until = 'yesterday' | 'today';

/**
 * Where the units that are over end (docs/domain.md 1.6): yesterday, the newest week whose Sunday is no
 * later than yesterday, the month before this one.
 *
 * @param until with `today` the current unit, which is not over, is one of them
 * @returns the first day after them; with weeks and months the first day of a unit
 */
export function endOfData(granularity: Granularity, today: string, until: Until = 'yesterday') {
  const current = unitStart(granularity, today);
  return until === 'today' ? addUnits(granularity, current, 1) : current;
}

/** The newest `count` units of which there are figures. */
export function newestUnits(granularity: Granularity, count: number, today: string, until?: Until): Period {
  const before = endOfData(granularity, today, until);
  return { from: addUnits(granularity, before, -count), before };
}

/** A unit as the API names it: the day, the Monday of the week, YYYY-MM of the month. */
export const refDateOf = (granularity: Granularity, start: string) =>
  granularity === 'month' ? start.slice(0, 7) : start;

/** The first day of the unit that the API names `refDate`: what `refDateOf` was given. */
export const startOfRefDate = (granularity: Granularity, refDate: string) =>
  unitStart(granularity, granularity === 'month' ? `${refDate}-01` : refDate);

/** The unit of a period that is not over yet, as the API names it; undefined where all of it is. */
export function runningUnit(granularity: Granularity, { from, before }: Period, today: string) {
  const current = unitStart(granularity, today);
  return from <= current && current < before ? refDateOf(granularity, current) : undefined;
}

/** The last day of a period. */
export const lastDay = ({ before }: Period) => addDays(before, -1);

/** A unit as it is shown, in every language: 2026-11-20, 2026-11-09 ~ 11-15, 2026-11. */
export function unitLabel(granularity: Granularity, start: string) {
  return granularity === 'week' ? `${start} ~ ${addDays(start, 6).slice(5)}` : refDateOf(granularity, start);
}
