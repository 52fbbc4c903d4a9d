import type { Granularity } from '../../src/contract/analysis/period';
import type { Report } from '../../src/contract/analysis/status';
import { analysis as limit } from '../../src/contract/limits/analysis';

/** By which periods each report comes, and how many of them a range may have. */
export const reportPeriods: Record<Report, { granularity: Granularity; most: number }> = {
  retainDay: { granularity: 'day', most: limit.retainPeriods.day },
  retainWeek: { granularity: 'week', most: limit.retainPeriods.week },
  retainMonth: { granularity: 'month', most: limit.retainPeriods.month },
  dailySummary: { granularity: 'day', most: limit.days },
  visitTrendDay: { granularity: 'day', most: limit.trendPeriods.day },
  visitTrendWeek: { granularity: 'week', most: limit.trendPeriods.week },
  visitTrendMonth: { granularity: 'month', most: limit.trendPeriods.month },
  portrait: { granularity: 'day', most: limit.days },
  distribution: { granularity: 'day', most: limit.days },
  pages: { granularity: 'day', most: limit.days },
};

export const retainReports = { day: 'retainDay', week: 'retainWeek', month: 'retainMonth' } as const;
export const trendReports = { day: 'visitTrendDay', week: 'visitTrendWeek', month: 'visitTrendMonth' } as const;
