import type { Granularity } from '../../src/contract/analysis/period';
import type { Report } from '../../src/contract/analysis/status';
import { analysis as limit } from '../../src/contract/limits/analysis';

/** Granularity of each report and the maximum number of periods in a range. */
export const reportPeriods: Record<Report, { granularity: Granularity; most: number }> = {
  retainDay: { granularity: 'day', most: limit.maxRetainPeriods.day },
  retainWeek: { granularity: 'week', most: limit.maxRetainPeriods.week },
  retainMonth: { granularity: 'month', most: limit.maxRetainPeriods.month },
  dailySummary: { granularity: 'day', most: limit.maxDays },
  visitTrendDay: { granularity: 'day', most: limit.maxTrendPeriods.day },
  visitTrendWeek: { granularity: 'week', most: limit.maxTrendPeriods.week },
  visitTrendMonth: { granularity: 'month', most: limit.maxTrendPeriods.month },
  portrait: { granularity: 'day', most: limit.maxDays },
  distribution: { granularity: 'day', most: limit.maxDays },
  pages: { granularity: 'day', most: limit.maxDays },
};

export const retainReports = { day: 'retainDay', week: 'retainWeek', month: 'retainMonth' } as const;
export const trendReports = { day: 'visitTrendDay', week: 'visitTrendWeek', month: 'visitTrendMonth' } as const;
