import { useMemo } from 'react';
import type { Granularity } from '@/contract/analysis/period';
import { getLaterKey, toCohortReportRows } from '@/domain/analysis/cohort';
import { withCompared } from '@/domain/analysis/compared';
import type { Report, ReportRow } from '@/domain/analysis/report';
import { formatUnit, getLastDay, getStartOfRefDate } from '@/domain/period/period';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { analysisRetainTexts } from '@/locales/analysisRetain';
import type { Cohorts, Kind } from './useRetain';

type RetainView = { granularity: Granularity; kind: Kind; keys: readonly number[]; show: 'value' | 'rate' };

/** Builds a report of the cohorts and one of the rates of all cohorts together. */
export function useRetainReports(
  own: Cohorts | undefined,
  other: Cohorts | undefined,
  { granularity, kind, keys, show }: RetainView,
) {
  const t = useText(analysisTexts);
  const tRetain = useText(analysisRetainTexts);
  return useMemo(() => {
    if (!own) return {};
    const formatLabel = (refDate: string) => formatUnit(granularity, getStartOfRefDate(granularity, refDate));
    const formatLater = (key: number) => t(`cohort.${granularity}`, { key });
    const base = {
      key: 'base',
      title: tRetain(`kind.${kind}`),
      unit: 'people',
      term: kind === 'new' ? 'newUsers' : 'activeUsers',
    } as const;
    const rate = { key: 'rate', title: t('metric.retainRate'), unit: 'percent', term: 'retainRate' } as const;
    const compare = (report: Report, rows: readonly ReportRow[] | undefined) =>
      rows
        ? withCompared(
            report,
            { rows },
            { title: (name) => t('compare.column', { name }), dimension: t('compare.date') },
          )
        : report;

    const ownCohorts: Report = {
      dimension: t(`dimension.${granularity}`),
      columns: [
        base,
        ...keys.map((key) => ({
          key: getLaterKey(key),
          title: formatLater(key),
          unit: show === 'rate' ? ('percent' as const) : ('people' as const),
        })),
      ],
      // Newest first, because operators look for those.
      rows: toCohortReportRows(own.rows, formatLabel, show).reverse(),
    };
    const cohorts = compare(ownCohorts, other && toCohortReportRows(other.rows, formatLabel, show).reverse());

    // With a single key the curve would be one point, so it shows the rate by cohort.
    const [only] = keys;
    if (keys.length === 1 && only !== undefined) {
      const buildTrendRows = ({ rows }: Cohorts) =>
        toCohortReportRows(rows, formatLabel, 'rate').map((row) => ({
          ...row,
          cells: { rate: row.cells[getLaterKey(only)] ?? null },
          reason: row.reasons?.[getLaterKey(only)],
        }));
      const course: Report = { dimension: t(`dimension.${granularity}`), columns: [rate], rows: buildTrendRows(own) };
      return { cohorts, curve: compare(course, other && buildTrendRows(other)) };
    }

    const buildCurveRows = ({ curve, period }: Cohorts, label?: string): ReportRow[] =>
      curve.map(({ key, reason, cohorts: count, ...point }) => ({
        key: String(key),
        label:
          label === undefined ? formatLater(key) : t('missing.run', { first: period.from, last: getLastDay(period) }),
        cells: {
          rate: point.rate,
          retained: count === 0 ? null : point.retained,
          base: count === 0 ? null : point.base,
          count: String(count),
        },
        ...(reason && { reason }),
      }));
    const curve: Report = {
      dimension: tRetain('later'),
      columns: [
        rate,
        { key: 'retained', title: t('metric.retained'), unit: 'people', term: 'retained' },
        base,
        { key: 'count', title: tRetain(`cohorts.${granularity}`), unit: 'text' },
      ],
      rows: buildCurveRows(own),
    };
    return { cohorts, curve: compare(curve, other && buildCurveRows(other, 'period')) };
  }, [own, other, granularity, kind, keys, show, t, tRetain]);
}
