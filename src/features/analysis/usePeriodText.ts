import { useMemo } from 'react';
import type { Granularity } from '@/contract/analysis/period';
import { lastDay, type Period, unitsIn } from '@/domain/period/period';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';

/** Periods in words. */
export function usePeriodText() {
  const t = useText(analysisTexts);
  return useMemo(
    () => ({
      /** Yesterday, the last 30 days; of what has no figures of yesterday the newest day, `behind`. */
      preset: (granularity: Granularity, count: number, behind?: string) => {
        if (count > 1) return t(`period.last.${granularity}`, { count });
        return behind ? t('period.behind', { day: behind.slice(5) }) : t(`period.newest.${granularity}`);
      },
      /** From its first to its last day, and how many units that are. */
      shown: (granularity: Granularity, period: Period) =>
        t(`period.shown.${granularity}`, {
          from: period.from,
          to: lastDay(period),
          count: unitsIn(granularity, period),
        }),
      comparedWith: (period: Period) => t('compare.with', { from: period.from, to: lastDay(period) }),
    }),
    [t],
  );
}
