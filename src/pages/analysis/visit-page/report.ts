import { metrics } from '@/domain/analysis/metrics';
import { toTotalRow } from '@/domain/analysis/period-rows';
import type { Report, ReportColumn, ReportRow } from '@/domain/analysis/report';
import { type PageWithRate, pageLabel, pageMetrics } from '@/domain/analysis/visit-pages';
import type { analysisTexts } from '@/locales/analysis';
import type { visitPageTexts } from '@/locales/visitPage';
import type { TextOf } from '@/utils/text';

type Texts = { t: TextOf<typeof visitPageTexts>; tAnalysis: TextOf<typeof analysisTexts> };

/** Key of the column with the path of a page. */
export const PATH = 'pagePath';

/** Columns of metrics; those of people show the daily mean, because people do not add up over days. */
const getMetricColumns = (tAnalysis: Texts['tAnalysis'], days: number): ReportColumn[] =>
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
 * Report of the pages in the given order.
 *
 * @param days number of days in the figures
 * @param total label of the total row
 */
export const buildPageReport = (
  pages: readonly PageWithRate[],
  { days, total }: { days: number; total: string },
  { t, tAnalysis }: Texts,
): Report => ({
  dimension: t('page'),
  columns: [{ key: PATH, title: t('path'), unit: 'text' }, ...getMetricColumns(tAnalysis, days)],
  rows: pages.map((page) => toRow(page)),
  summary: [toTotalRow(total, pageMetrics, pages)],
});
