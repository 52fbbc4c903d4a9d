import { metrics } from '@/domain/analysis/metrics';
import { toTotalRow } from '@/domain/analysis/period-rows';
import type { Report, ReportColumn, ReportRow } from '@/domain/analysis/report';
import { type PageWithRate, pageLabel, pageMetrics } from '@/domain/analysis/visit-pages';
import type { analysisTexts } from '@/locales/analysis';
import type { visitPageTexts } from '@/locales/visitPage';
import type { TextOf } from '@/utils/text';

type Texts = { t: TextOf<typeof visitPageTexts>; tAnalysis: TextOf<typeof analysisTexts> };

/** The key of the column that says where a page is. */
export const PATH = 'pagePath';

/** People do not add up over days: of several there is the mean. */
const metricColumns = (tAnalysis: Texts['tAnalysis'], days: number): ReportColumn[] =>
  pageMetrics.map((name) => {
    const { unit, aggregate } = metrics[name];
    const title = tAnalysis(`metric.${name}`);
    return {
      key: name,
      term: name,
      title: days > 1 && aggregate === 'mean' ? tAnalysis('perDay', { name: title }) : title,
      unit,
    };
  });

function toRow(page: PageWithRate): ReportRow {
  const cells = Object.fromEntries(pageMetrics.map((name) => [name, page[name]]));
  return {
    key: page.pagePath,
    label: pageLabel(page),
    cells: { ...cells, [PATH]: page.pagePath },
    reasons: { exitRate: 'noBase' },
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
  columns: [{ key: PATH, title: t('path'), unit: 'text' }, ...metricColumns(tAnalysis, days)],
  rows: pages.map((page) => toRow(page)),
  summary: [toTotalRow(total, pageMetrics, pages)],
});
