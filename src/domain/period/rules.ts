import type { Granularity } from '../../contract/analysis/period';
import { analysis as limit } from '../../contract/limits/analysis';
import type { PeriodRules } from './query';

const presets = { day: [1, 7, 30, 90], week: [4, 12, 26, 52], month: [6, 12, 24] } as const;
const preset = { day: 30, week: 12, month: 12 } as const;

/**
 * Presets of a granularity that fit into `max` units, 30 days, 12 weeks or 12 months first.
 *
 * @param max the most units of one period, not fewer than the first preset has
 */
export const periodRules = (granularity: Granularity, max: number): PeriodRules => ({
  granularity,
  max,
  presets: presets[granularity].filter((count) => count <= max),
  preset: preset[granularity],
});

/**
 * User Retain (docs/domain.md 6.13). Days are as many as can be: who came again after 30 days is known of earlier
 * ones only.
 */
export function retainRules(granularity: Granularity): PeriodRules {
  const max = limit.maxRetainPeriods[granularity];
  const rules = periodRules(granularity, max);
  if (granularity !== 'day') return rules;
  // Nobody can have come again after yesterday.
  return { ...rules, presets: [...rules.presets.filter((count) => count > 1), max], preset: max };
}

/** Visit Trend (docs/domain.md 6.13). */
export const trendRules = (granularity: Granularity) => periodRules(granularity, limit.maxTrendPeriods[granularity]);

export const dailySummaryRules = periodRules('day', limit.maxDays);

/** Visit Distribution and Visit Page: yesterday first; what can be added up is, over more days. */
export const singleDayRules: PeriodRules = { granularity: 'day', max: limit.maxDays, presets: [1, 7, 30], preset: 1 };
