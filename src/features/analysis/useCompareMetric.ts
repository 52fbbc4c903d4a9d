import { useCallback } from 'react';
import type { Granularity } from '@/contract/analysis/period';
import type { Figures } from '@/domain/analysis/aggregate';
import { compareFigures } from '@/domain/analysis/comparable';
import { type MetricName, metrics } from '@/domain/analysis/metrics';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import type { ComparedFigure } from './ChangeText';

/** Compares a metric of two periods over the units that both have; the note says which, if not all. */
export function useCompareMetric() {
  const t = useText(analysisTexts);
  return useCallback(
    (
      granularity: Granularity,
      name: MetricName,
      own: readonly Figures[],
      other: readonly Figures[],
    ): ComparedFigure => {
      const { units, of, ...figures } = compareFigures(name, own, other);
      if (units === 0 || units === of) return figures;
      const key =
        metrics[name].aggregate === 'last' ? (`card.at.${granularity}` as const) : (`card.by.${granularity}` as const);
      return { ...figures, note: t(key, { units, of }) };
    },
    [t],
  );
}
