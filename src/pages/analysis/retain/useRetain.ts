import { useMemo } from 'react';
import type { Granularity } from '@/contract/analysis/period';
import type { Retain } from '@/contract/analysis/trend';
import { retainKeys } from '@/contract/limits/analysis';
import { getCardFigure } from '@/domain/analysis/aggregate';
import { type CohortRow, type CurvePoint, retentionCurve, toCohortRows } from '@/domain/analysis/cohort';
import { getOverallReason } from '@/domain/analysis/report';
import { countUnits, type Period } from '@/domain/period/period';
import type { MetricCard } from '@/features/analysis/MetricCards';
import { useCompareMetric } from '@/features/analysis/useCompareMetric';
import type { PeriodView } from '@/features/analysis/usePeriod';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { analysisRetainTexts } from '@/locales/analysisRetain';

export type Kind = 'new' | 'active';

/** Units later that have a card. */
const cardKeys = { day: [1, 7, 30], week: [1, 2, 4], month: [1] } as const satisfies Record<
  Granularity,
  readonly number[]
>;

/** Cohorts of a period, and their common retention curve. */
export type Cohorts = { period: Period; rows: readonly CohortRow[]; curve: readonly CurvePoint[] };

/**
 * Computes cohorts and cards from retention data.
 *
 * @param data undefined until loaded
 * @param before data of the compared period; undefined without one and until loaded
 */
export function useRetain(view: PeriodView, kind: Kind, data: Retain | undefined, before: Retain | undefined) {
  const t = useText(analysisTexts);
  const tRetain = useText(analysisRetainTexts);
  const compareMetric = useCompareMetric();
  const { rules, period, compared, today } = view;
  const { granularity } = rules;
  const keys: readonly number[] = retainKeys[granularity];

  const { own, other } = useMemo(() => {
    const toCohorts = (shown: Period, { rows: given, missing, newest }: Retain): Cohorts => {
      const cohorts = given.map((row) => ({ refDate: row.refDate, ...row[kind] }));
      const rows = toCohortRows({ granularity, period: shown, keys, today }, { cohorts, missing, newest });
      return { period: shown, rows, curve: retentionCurve(rows, keys) };
    };
    return {
      own: data && toCohorts(period, data),
      other: compared && before && toCohorts(compared, before),
    };
  }, [data, before, period, compared, kind, granularity, keys, today]);

  const name = kind === 'new' ? 'visitUvNew' : 'visitUv';
  const getSizes = ({ rows }: Cohorts) => rows.map(({ base }) => ({ [name]: base }));
  const size = own && getCardFigure(name, getSizes(own));
  const cards: MetricCard[] = [
    {
      key: 'base',
      term: kind === 'new' ? 'newUsers' : 'activeUsers',
      title: tRetain(`kind.${kind}`),
      unit: 'people',
      value: size?.value ?? null,
      reason: getOverallReason(own?.rows.map(({ reason }) => reason) ?? []),
      per:
        size?.isAverage && size.value !== null && countUnits(granularity, period) > 1
          ? t(`card.average.${granularity}`)
          : undefined,
      trend: own?.rows.map(({ base }) => base),
      compared: own && other && compareMetric(granularity, name, getSizes(own), getSizes(other)),
    },
    ...cardKeys[granularity].map((key): MetricCard => {
      const at = keys.indexOf(key);
      const point = own?.curve[at];
      const comparedPoint = other?.curve[at];
      return {
        key: String(key),
        term: 'retainRate',
        title: tRetain(`card.${granularity}`, { key }),
        unit: 'percent',
        value: point?.rate ?? null,
        reason: point?.reason,
        // A rate over fewer cohorts is still comparable; the card shows their number.
        per: point && point.rate !== null ? tRetain(`of.${granularity}`, { count: point.cohorts }) : undefined,
        trend: own?.rows.map(({ cells }) => cells[at]?.rate ?? null),
        compared: point && comparedPoint && { value: point.rate, base: comparedPoint.rate },
      };
    }),
  ];
  return { own, other, cards, keys };
}
