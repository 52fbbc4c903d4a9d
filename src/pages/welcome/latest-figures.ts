import type { DailySummary, VisitTrend } from '@/contract/analysis/trend';
import type { Figures } from '@/domain/analysis/aggregate';
import type { Figure } from '@/domain/analysis/figure';
import type { MissingReason } from '@/domain/analysis/report';
import { toSeriesFigures, toSummaryFigures, toTrendFigures } from '@/domain/analysis/series';
import { addDays } from '@/domain/period/calendar';
import type { Period } from '@/domain/period/period';

const DAYS = 14;

/** Figures of the cards, in order. */
export const shownFigures = ['visitUv', 'visitUvNew', 'sessionCnt', 'visitTotal'] as const;

/** The fourteen days up to yesterday. */
export const latestPeriod = (today: string): Period => ({ from: addDays(today, -DAYS), before: today });

export type LatestFigures = {
  yesterday: string;
  /** The latest day with figures: yesterday, unless they are missing. */
  day: string;
  /** Why yesterday has no figures; undefined if it has. */
  reason?: MissingReason;
  figures: { name: (typeof shownFigures)[number]; value: Figure; base: Figure; trend: Figure[] }[];
};

/** Figures of the latest day of a period, with their series; undefined without any. */
export function latestFigures(period: Period, trend: VisitTrend, summary: DailySummary): LatestFigures | undefined {
  const visits = toSeriesFigures('day', period, trend, toTrendFigures);
  const totals = toSeriesFigures('day', period, summary, toSummaryFigures);
  const days = visits.map((figures, place): Figures => ({ ...figures, ...totals[place] }));
  const place = days.findLastIndex((figures) => shownFigures.some((name) => (figures[name] ?? null) !== null));
  if (place < 0) return undefined;
  const yesterday = addDays(period.before, -1);
  const day = addDays(period.from, place);
  const missing = [...trend.missing, ...summary.missing].find(({ refDate }) => refDate === yesterday);
  return {
    yesterday,
    day,
    reason: day === yesterday ? undefined : (missing?.reason ?? 'notProvided'),
    figures: shownFigures.map((name) => ({
      name,
      value: days[place]?.[name] ?? null,
      base: days[place - 1]?.[name] ?? null,
      trend: days.map((figures) => figures[name] ?? null),
    })),
  };
}
