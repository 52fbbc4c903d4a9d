import { useMemo } from 'react';
import { formatMetrics, parseMetrics } from '@/domain/analysis/metric-selection';
import type { MetricName } from '@/domain/analysis/metrics';
import { useQueryParams } from '@/hooks/useQueryParams';

const PARAM = 'metrics';

/**
 * Metrics of a chart, kept in the URL.
 *
 * @param offered all metrics in order; a constant
 * @param preset default selection; a constant
 */
export function useSelectedMetrics(offered: readonly MetricName[], preset: readonly MetricName[]) {
  const { read, patch } = useQueryParams();
  const state = useMemo(() => parseMetrics(read(PARAM), offered, preset), [read, offered, preset]);
  return {
    ...state,
    pick: (next: readonly MetricName[]) => patch({ [PARAM]: formatMetrics(next, preset) }),
  };
}
