import type { Granularity } from '../../contract/analysis/period';
import { daysBetween } from './calendar';
import { addUnits, countUnits, type Period } from './period';

/** `weekday` is the closest earlier period that starts on the same day of the week. */
export const comparisons = ['none', 'previous', 'weekday', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

const WEEK = 7;

/**
 * Units back for a comparison with the year before. Days go back 52 weeks to the same weekday, since visits follow the
 * week; this also gives 29 February a counterpart. Weeks go back 52 as well, because a 53rd week has no counterpart of
 * the same number. Months are compared with the same month.
 */
const YEAR = { day: 364, week: 52, month: 12 } as const;

function countUnitsBack(granularity: Granularity, period: Period, comparison: Exclude<Comparison, 'none'>) {
  if (comparison === 'year') return YEAR[granularity];
  const units = countUnits(granularity, period);
  return comparison === 'weekday' && granularity === 'day' ? Math.ceil(units / WEEK) * WEEK : units;
}

/**
 * Period that a period is compared with, of the same length: right before it, before it aligned by weekday, or a year
 * before it.
 *
 * @returns undefined for `none`
 */
export function getComparedPeriod(
  granularity: Granularity,
  period: Period,
  comparison: Comparison,
): Period | undefined {
  if (comparison === 'none') return undefined;
  const back = countUnitsBack(granularity, period, comparison);
  return {
    from: addUnits(granularity, period.from, -back),
    before: addUnits(granularity, period.before, -back),
  };
}

/** Whether each day is compared with one of the same weekday; always true for weeks and months. */
export const isAligned = (granularity: Granularity, period: Period, compared: Period) =>
  granularity !== 'day' || daysBetween(compared.from, period.from) % WEEK === 0;

/** Comparisons that make a difference for a period: whole weeks align with the weeks before them anyway. */
export const getComparisonOptions = (granularity: Granularity, period: Period) =>
  comparisons.filter(
    (one) => one !== 'weekday' || (granularity === 'day' && countUnits(granularity, period) % WEEK !== 0),
  );
