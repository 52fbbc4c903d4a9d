import type { Granularity, Window } from '../../src/contract/analysis/period';
import { toDayNumber } from '../../src/domain/day';
import { addUnits, getUnitStart, listUnits, toRefDate } from '../../src/domain/period/period';
import type { Span } from './fixtures/series';

/** A day, a week or a month. */
export type Period = Window & { refDate: string };

const startingOn = (granularity: Granularity, from: string): Period => ({
  refDate: toRefDate(granularity, from),
  from,
  before: addUnits(granularity, from, 1),
});

/** The period that a day lies in. */
export const getPeriod = (granularity: Granularity, day: string) =>
  startingOn(granularity, getUnitStart(granularity, day));

/** The period that is `count` periods after another, before it when negative. */
export const laterPeriod = (granularity: Granularity, { from }: Period, count: number) =>
  startingOn(granularity, addUnits(granularity, from, count));

/** The periods of a window of whole ones, oldest first. */
export const getPeriods = (granularity: Granularity, window: Window) =>
  listUnits(granularity, window).map((start) => startingOn(granularity, start));

/** A calendar day that was checked before, as days since 1970. */
export function toNumber(day: string): number {
  const number = toDayNumber(day);
  if (number === undefined) throw new Error(`${day} is no day`);
  return number;
}

/** The days of a period as the figures are made from. */
export const getSpan = ({ from, before }: Period): Span => ({ from: toNumber(from), before: toNumber(before) });
