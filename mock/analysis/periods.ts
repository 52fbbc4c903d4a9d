import type { Granularity, Window } from '../../src/contract/analysis/period';
import { toDayNumber } from '../../src/domain/day';
import { addUnits, getUnitStart, listUnits, toRefDate } from '../../src/domain/period/period';
import type { Span } from './fixtures/series';

/** A day, a week or a month. */
export type Period = Window & { refDate: string };

const createPeriod = (granularity: Granularity, from: string): Period => ({
  refDate: toRefDate(granularity, from),
  from,
  before: addUnits(granularity, from, 1),
});

/** Period that contains a day. */
export const getPeriod = (granularity: Granularity, day: string) =>
  createPeriod(granularity, getUnitStart(granularity, day));

/** Period that starts `count` periods after another one; `count` may be negative. */
export const shiftPeriod = (granularity: Granularity, { from }: Period, count: number) =>
  createPeriod(granularity, addUnits(granularity, from, count));

/** Periods of a window, oldest first. The window has to consist of whole periods. */
export const getPeriods = (granularity: Granularity, window: Window) =>
  listUnits(granularity, window).map((start) => createPeriod(granularity, start));

/** Converts a valid calendar day to days since 1970. */
export function requireDayNumber(day: string): number {
  const number = toDayNumber(day);
  if (number === undefined) throw new Error(`${day} is no day`);
  return number;
}

/** Converts a period to day numbers. */
export const getSpan = ({ from, before }: Period): Span => ({
  from: requireDayNumber(from),
  before: requireDayNumber(before),
});
