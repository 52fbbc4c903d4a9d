import { metrics } from '@/domain/analysis/metrics';
import { totalRow } from '@/domain/analysis/period-rows';
import type { MissingReason, Report, ReportColumn, ReportRow } from '@/domain/analysis/report';
import { type PageWithRate, pageLabel, pageMetrics } from '@/domain/analysis/visit-pages';
import type { analysisTexts } from '@/locales/analysis';
import type { visitPageTexts } from '@/locales/visitPage';
import type { TextOf } from '@/utils/text';

type Texts = { t: TextOf<typeof visitPageTexts>; tAnalysis: TextOf<typeof analysisTexts> };

/** The key of the column that says where a page is. */
export const PATH = 'pagePath';

const metricColumns = (tAnalysis: Texts['tAnalysis']): ReportColumn[] =>
  pageMetrics.map((name) => ({ key: name, term: name, title: tAnalysis(`metric.${name}`), unit: metrics[name].unit }));

function rowOf(page: PageWithRate, days: number): ReportRow {
  const cells = Object.fromEntries(pageMetrics.map((name) => [name, page[name]]));
  // People of several days would be counted again and again.
  const people: MissingReason = days > 1 ? 'notAdditive' : 'notProvided';
  return {
    key: page.pagePath,
    label: pageLabel(page),
    cells: { ...cells, [PATH]: page.pagePath },
    reasons: { pageVisitUv: people, pageShareUv: people, exitRate: 'noBase' },
  };
}

/**
 * Pages in their order, with all of their figures.
 *
 * @param days how many days are in the figures
 * @param total names the row of sums
 */
export const pageReport = (
  pages: readonly PageWithRate[],
  { days, total }: { days: number; total: string },
  { t, tAnalysis }: Texts,
): Report => ({
  dimension: t('page'),
  columns: [{ key: PATH, title: t('path'), unit: 'text' }, ...metricColumns(tAnalysis)],
  rows: pages.map((page) => rowOf(page, days)),
  summary: [totalRow(total, pageMetrics, pages)],
});
