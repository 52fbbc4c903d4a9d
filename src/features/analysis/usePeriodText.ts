import { useMemo } from 'react';
import type { Granularity } from '@/contract/analysis/period';
import { type Comparison, isAligned } from '@/domain/period/comparison';
import { countUnits, getLastDay, type Period } from '@/domain/period/period';
import type { PeriodRules } from '@/domain/period/query';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';

/** Period, its unit, and the period that it is compared with, if any. */
export type ShownPeriod = Period & { granularity: Granularity; compared?: Period };

/** Formats periods. */
export function usePeriodText() {
  const t = useText(analysisTexts);
  return useMemo(
    () => ({
      /** Label of a preset: yesterday or today, the last 30 days; `behind` replaces a yesterday without figures. */
      preset: ({ granularity, until }: Pick<PeriodRules, 'granularity' | 'until'>, count: number, behind?: string) => {
        if (count > 1) return t(`period.last.${granularity}`, { count });
        if (until === 'today') return t(`period.current.${granularity}`);
        return behind ? t('period.behind', { day: behind.slice(5) }) : t(`period.newest.${granularity}`);
      },
      /** Number of units. */
      length: (granularity: Granularity, period: Period) =>
        t(`period.length.${granularity}`, { count: countUnits(granularity, period) }),
      /** First day, last day and number of units. */
      shown: (granularity: Granularity, period: Period) =>
        t(`period.shown.${granularity}`, {
          from: period.from,
          to: getLastDay(period),
          count: countUnits(granularity, period),
        }),
      /** Label of a comparison; those of a single day name the day before or the same weekday. */
      comparison: (granularity: Granularity, period: Period, comparison: Comparison) => {
        const isDay = granularity === 'day' && countUnits(granularity, period) === 1;
        if (isDay && comparison === 'previous') return t('compare.dayBefore');
        return isDay && comparison === 'weekday' ? t('compare.sameWeekday') : t(`compare.${comparison}`);
      },
      /** The compared period, and a note if its weekdays differ. */
      comparedWith: (granularity: Granularity, period: Period, compared: Period) => {
        const [from, to] = [compared.from, getLastDay(compared)];
        const days = t('compare.with', { days: from === to ? from : t('missing.run', { first: from, last: to }) });
        return isAligned(granularity, period, compared) ? days : `${days} · ${t('compare.unaligned')}`;
      },
    }),
    [t],
  );
}
