import type { Granularity } from '../../contract/analysis/period';
import { addUnits, type Period, unitsIn } from './period';

export const comparisons = ['none', 'previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * A year before, days are 52 weeks before: the nearest day of the same weekday, since visits follow
 * the week; that leaves no 29 February without its counterpart. A 53rd week has none of its number,
 * and is compared likewise. Months are those of the same name.
 */
const YEAR = { day: 364, week: 52, month: 12 } as const;

/**
 * What a period is compared with: as many units as it has, right before it, or a year before it.
 *
 * @returns undefined for `none`
 */
export function comparedPeriod(granularity: Granularity, period: Period, comparison: Comparison): Period | undefined {
  if (comparison === 'none') return undefined;
  const back = comparison === 'year' ? YEAR[granularity] : unitsIn(granularity, period);
  return {
    from: addUnits(granularity, period.from, -back),
    before: addUnits(granularity, period.before, -back),
  };
}
