import type { Granularity } from '../../contract/analysis/period';
import { analysis as limit } from '../../contract/limits/analysis';
import type { PeriodRules } from './query';

const presets = { day: [1, 7, 30, 90], week: [4, 12, 26, 52], month: [6, 12, 24] } as const;
const preset = { day: 30, week: 12, month: 12 } as const;

/**
 * Period rules with the presets that fit into `max` units; the default is 30 days, 12 weeks or 12 months.
 *
 * @param max maximum number of units, at least the default preset
 */
export const periodRules = (granularity: Granularity, max: number): PeriodRules => ({
  granularity,
  max,
  presets: presets[granularity].filter((count) => count <= max),
  preset: preset[granularity],
});

/**
 * User Retain (docs/domain.md 6.13). Daily periods default to the maximum length, because the 30-day retention is known
 * only for days that long ago.
 */
export function retainRules(granularity: Granularity): PeriodRules {
  const max = limit.maxRetainPeriods[granularity];
  const rules = periodRules(granularity, max);
  if (granularity !== 'day') return rules;
  // Retention of yesterday alone is not known yet.
  return { ...rules, presets: [...rules.presets.filter((count) => count > 1), max], preset: max };
}

/** Visit Trend (docs/domain.md 6.13). */
export const trendRules = (granularity: Granularity) => periodRules(granularity, limit.maxTrendPeriods[granularity]);

export const dailySummaryRules = periodRules('day', limit.maxDays);

/** Visit Distribution and Visit Page: yesterday by default; longer periods add up what is additive. */
export const singleDayRules: PeriodRules = { granularity: 'day', max: limit.maxDays, presets: [1, 7, 30], preset: 1 };
