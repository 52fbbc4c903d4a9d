import type { Granularity } from '../../contract/analysis/period';
import { daysBetween } from './calendar';
import { addUnits, type Period, unitsIn } from './period';

/** `weekday` is the period before that begins on the same day of the week. */
export const comparisons = ['none', 'previous', 'weekday', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

const WEEK = 7;

/**
 * A year before, days are 52 weeks before: the nearest day of the same weekday, since visits follow
 * the week; that leaves no 29 February without its counterpart. A 53rd week has none of its number,
 * and is compared likewise. Months are those of the same name.
 */
const YEAR = { day: 364, week: 52, month: 12 } as const;

function unitsBack(granularity: Granularity, period: Period, comparison: Exclude<Comparison, 'none'>) {
  if (comparison === 'year') return YEAR[granularity];
  const units = unitsIn(granularity, period);
  return comparison === 'weekday' && granularity === 'day' ? Math.ceil(units / WEEK) * WEEK : units;
}

/**
 * What a period is compared with: as many units as it has, right before it, or as late before it as its weekdays
 * allow, or a year before it.
 *
 * @returns undefined for `none`
 */
export function comparedPeriod(granularity: Granularity, period: Period, comparison: Comparison): Period | undefined {
  if (comparison === 'none') return undefined;
  const back = unitsBack(granularity, period, comparison);
  return {
    from: addUnits(granularity, period.from, -back),
    before: addUnits(granularity, period.before, -back),
  };
}

/** Whether each day is compared with one of the same weekday; of weeks and months that is no question. */
export const isAligned = (granularity: Granularity, period: Period, compared: Period) =>
  granularity !== 'day' || daysBetween(compared.from, period.from) % WEEK === 0;

/** The comparisons that differ for a period: whole weeks are aligned with those before them anyway. */
export const comparisonsOf = (granularity: Granularity, period: Period) =>
  comparisons.filter(
    (one) => one !== 'weekday' || (granularity === 'day' && unitsIn(granularity, period) % WEEK !== 0),
  );
