import { useMemo } from 'react';
import type { Granularity } from '@/contract/analysis/period';
import { type Comparison, isAligned } from '@/domain/period/comparison';
import { countUnits, getLastDay, type Period } from '@/domain/period/period';
import type { PeriodRules } from '@/domain/period/query';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';

/** A period, and in which units it is said. */
export type ShownPeriod = Period & { granularity: Granularity };

/** Periods in words. */
export function usePeriodText() {
  const t = useText(analysisTexts);
  return useMemo(
    () => ({
      /** Yesterday or today, the last 30 days; of what has no figures of yesterday the newest day, `behind`. */
      preset: ({ granularity, until }: Pick<PeriodRules, 'granularity' | 'until'>, count: number, behind?: string) => {
        if (count > 1) return t(`period.last.${granularity}`, { count });
        if (until === 'today') return t(`period.current.${granularity}`);
        return behind ? t('period.behind', { day: behind.slice(5) }) : t(`period.newest.${granularity}`);
      },
      /** From its first to its last day, and how many units that are. */
      shown: (granularity: Granularity, period: Period) =>
        t(`period.shown.${granularity}`, {
          from: period.from,
          to: getLastDay(period),
          count: countUnits(granularity, period),
        }),
      /** What a period is compared with: a day has a day before, and one of last week. */
      comparison: (granularity: Granularity, period: Period, comparison: Comparison) => {
        const isDay = granularity === 'day' && countUnits(granularity, period) === 1;
        if (isDay && comparison === 'previous') return t('compare.dayBefore');
        return isDay && comparison === 'weekday' ? t('compare.sameWeekday') : t(`compare.${comparison}`);
      },
      /** The period that one is compared with, and whether its weekdays are other ones. */
      comparedWith: (granularity: Granularity, period: Period, compared: Period) => {
        const [from, to] = [compared.from, getLastDay(compared)];
        const days = t('compare.with', { days: from === to ? from : t('missing.run', { first: from, last: to }) });
        return isAligned(granularity, period, compared) ? days : `${days} · ${t('compare.unaligned')}`;
      },
    }),
    [t],
  );
}
