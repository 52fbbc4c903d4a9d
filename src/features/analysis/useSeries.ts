import { useMemo } from 'react';
import { type Figures, getCardFigure } from '@/domain/analysis/aggregate';
import { getCommonFigures } from '@/domain/analysis/comparable';
import { withCompared } from '@/domain/analysis/compared';
import type { MetricName } from '@/domain/analysis/metrics';
import { metrics } from '@/domain/analysis/metrics';
import { toAverageRow, toTotalRow } from '@/domain/analysis/period-rows';
import {
  getFigure,
  getOverallReason,
  getReason,
  type MissingReason,
  type Report,
  type ReportRow,
} from '@/domain/analysis/report';
import { markRunning } from '@/domain/analysis/running';
import { type SeriesData, toSeriesFigures, toSeriesRows } from '@/domain/analysis/series';
import { countUnits, type Period } from '@/domain/period/period';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import type { MetricCard } from './MetricCards';
import { useCompareMetric } from './useCompareMetric';
import type { PeriodView } from './usePeriod';

export type SeriesOptions<Row extends { refDate: string }> = {
  /** All metrics in order; a constant. */
  names: readonly MetricName[];
  /** Figures of a row, including computed ones; a constant. */
  toFigures: (row: Row) => Figures;
  /** Titles of cards whose figure means something else for a period than for a day. */
  cardTitles?: Partial<Record<MetricName, string>>;
};

/** Common reason for a metric without any figure. */
function getEmptyReason(rows: readonly ReportRow[], name: MetricName): MissingReason {
  const reasons = rows.map((row) => getReason(row, name));
  return reasons.length > 0 && reasons.every((reason) => reason === 'noBase') ? 'noBase' : getOverallReason(reasons);
}

/**
 * Builds a report and cards from figures by day, week or month.
 *
 * @param data undefined until loaded
 * @param before data of the compared period; undefined without one and until loaded
 */
export function useSeries<Row extends { refDate: string }>(
  { rules: { granularity }, period, compared, running }: PeriodView,
  data: SeriesData<Row> | undefined,
  before: SeriesData<Row> | undefined,
  { names, toFigures, cardTitles }: SeriesOptions<Row>,
) {
  const t = useText(analysisTexts);
  const compareMetric = useCompareMetric();
  const report = useMemo((): Report | undefined => {
    if (!data) return undefined;
    const buildRows = (shown: Period, given: SeriesData<Row>) =>
      markRunning(toSeriesRows(granularity, shown, given, names, toFigures), running, (label) =>
        t('running', { label }),
      );
    const buildSummary = (figures: readonly Figures[], note = '') => [
      toTotalRow(`${t('total')}${note}`, names, figures),
      toAverageRow(`${t('mean')}${note}`, names, figures),
    ];
    const figures = toSeriesFigures(granularity, period, data, toFigures);
    const own: Report = {
      dimension: t(`dimension.${granularity}`),
      columns: names.map((name) => ({ key: name, term: name, title: t(`metric.${name}`), unit: metrics[name].unit })),
      rows: buildRows(period, data),
      summary: buildSummary(figures),
    };
    if (!compared || !before) return own;
    const common = getCommonFigures(figures, toSeriesFigures(granularity, compared, before, toFigures));
    const { units } = common;
    const note = units === figures.length ? '' : t('summaryOf', { units: t(`card.by.${granularity}`, { units }) });
    return withCompared(
      { ...own, summary: buildSummary(common.own, note) },
      { rows: buildRows(compared, before), summary: buildSummary(common.other) },
      { title: (name) => t('compare.column', { name }), dimension: t('compare.date') },
    );
  }, [data, before, period, compared, running, granularity, names, toFigures, t]);

  const figures = data && toSeriesFigures(granularity, period, data, toFigures);
  const figuresBefore = compared && before && toSeriesFigures(granularity, compared, before, toFigures);
  const cards = names.map((name): MetricCard => {
    const { value, missing, isAverage } = getCardFigure(name, figures ?? []);
    // The sync bar already lists days without any figures.
    const lacking = missing - (data?.missing.length ?? 0);
    return {
      key: name,
      term: name,
      title: cardTitles?.[name] ?? t(`metric.${name}`),
      unit: metrics[name].unit,
      value,
      lacks: lacking > 0 ? t(`card.lacks.${granularity}`, { count: lacking }) : undefined,
      per:
        isAverage && value !== null && countUnits(granularity, period) > 1
          ? t(`card.average.${granularity}`)
          : undefined,
      reason: getEmptyReason(report?.rows ?? [], name),
      trend: report?.rows.map((row) => getFigure(row, name)),
      compared: figures && figuresBefore && compareMetric(granularity, name, figures, figuresBefore),
    };
  });
  return { report, cards };
}
