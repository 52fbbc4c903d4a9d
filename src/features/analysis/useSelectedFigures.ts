import { useMemo } from 'react';
import type { MetricName } from '@/domain/analysis/metrics';
import { formatPicked, parsePicked } from '@/domain/analysis/pick';
import { useQueryParams } from '@/hooks/useQueryParams';

const PARAM = 'metrics';

/**
 * Which figures a chart draws, held in the address.
 *
 * @param offered all that there are, in their order; a constant
 * @param preset what is drawn before anybody chooses; a constant
 */
export function useSelectedFigures(offered: readonly MetricName[], preset: readonly MetricName[]) {
  const { read, patch } = useQueryParams();
  const state = useMemo(() => parsePicked(read(PARAM), offered, preset), [read, offered, preset]);
  return {
    ...state,
    pick: (next: readonly MetricName[]) => patch({ [PARAM]: formatPicked(next, preset) }),
  };
}
