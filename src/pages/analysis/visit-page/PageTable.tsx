import { Button, Result } from 'antd';
import { useMemo } from 'react';
import { analysis as limit } from '@/contract/limits/analysis';
import type { ChartSpec } from '@/domain/analysis/chart';
import {
  filterComparedPages,
  filterPages,
  getRankingMetric,
  type PageWithRate,
  sortPages,
} from '@/domain/analysis/visit-pages';
import { ReportTable } from '@/features/analysis/ReportTable';
import { ReportView } from '@/features/analysis/ReportView';
import { TopSelect } from '@/features/analysis/TopSelect';
import { useComparedRows } from '@/features/analysis/useComparedRows';
import { type ShownPeriod, usePeriodText } from '@/features/analysis/usePeriodText';
import type { ReportRead } from '@/features/analysis/useReport';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { visitPageTexts } from '@/locales/visitPage';
import { PageCell } from './PageCell';
import { PageFilterBar } from './PageFilterBar';
import { buildPageReport, PATH } from './report';
import type { PageFilter } from './usePageFilter';
import styles from './visit-page.module.css';

const LINE_HEIGHT = 30;
const CHART_PADDING = 56;
const HEIGHT = 360;
const compared = ['pageVisitPv', 'pageVisitUv', 'exitRate'];

type Props = {
  /** Undefined until loaded. */
  pages: readonly PageWithRate[] | undefined;
  /** Pages of the compared period; undefined without one. */
  others: readonly PageWithRate[] | undefined;
  /** Number of days in the figures. */
  days: number;
  filter: PageFilter;
  period: ShownPeriod;
  read: ReportRead;
  onRename: (pagePath: string) => void;
};

/**
 * Report of all pages that the platform returns, filtered and sorted as in the URL, also in its file. The chart shows
 * the first ones by the metric that sorts them.
 */
export function PageTable({ pages, others, days, filter, period, read, onRename }: Props) {
  const t = useText(visitPageTexts);
  const tAnalysis = useText(analysisTexts);
  const { keyword, isUnnamedOnly, minVisits, sort, top, setSort, clear } = filter;
  const words = usePeriodText();
  const addCompared = useComparedRows(compared, 'pageVisitPv');
  const isCut = pages !== undefined && pages.length >= limit.maxPages;
  const report = useMemo(() => {
    if (!pages) return undefined;
    const conditions = { keyword, isUnnamedOnly, minVisits };
    const found = filterPages(pages, conditions);
    const total = isCut ? t('totalOfTop', { count: pages.length }) : tAnalysis('total');
    const buildReport = (rows: readonly PageWithRate[]) => buildPageReport(rows, { days, total }, { t, tAnalysis });
    const own = buildReport(sortPages(found, sort));
    if (!others) return own;
    const { rows, summary = [] } = buildReport(filterComparedPages(others, found, conditions));
    const byKey = new Map([...rows, ...summary].map((row) => [row.key, row]));
    return addCompared(own, ({ key }) => byKey.get(key));
  }, [pages, others, isCut, days, keyword, isUnnamedOnly, minVisits, sort, addCompared, t, tAnalysis]);
  const rankingMetric = getRankingMetric(sort);
  const chart = useMemo((): ChartSpec => ({ kind: 'rankedBar', columns: [rankingMetric] }), [rankingMetric]);
  const drawn = useMemo(
    () => (report && top !== 'all' ? { ...report, rows: report.rows.slice(0, top) } : report),
    [report, top],
  );
  // The table shows the path below the name; only the file has a column for it.
  const shown = report && { ...report, columns: report.columns.filter(({ key }) => key !== PATH) };
  const name = t('pages');

  return (
    <ReportView
      name={name}
      period={period}
      report={report}
      read={read}
      chart={chart}
      chartReport={drawn}
      height={Math.max(HEIGHT, (drawn?.rows.length ?? 0) * LINE_HEIGHT + CHART_PADDING)}
      chartControls={
        <>
          {t(sort.isDescending || sort.by === 'label' ? 'ranked.most' : 'ranked.least', {
            name: tAnalysis(`metric.${rankingMetric}`),
          })}
          <TopSelect name={name} count={report?.rows.length ?? 0} value={top} onChange={filter.setTop} />
        </>
      }
      defaultView="table"
      table={
        shown && (
          <>
            <p className={styles.aside} aria-live="polite">
              {t('shown', { count: shown.rows.length })} ·{' '}
              {isCut ? t('cut', { count: pages.length }) : t('limit', { count: limit.maxPages })}
            </p>
            <ReportTable
              report={shown}
              name={`${name}, ${words.shown('day', period)}`}
              renderLabel={(row) => <PageCell row={row} onRename={onRename} />}
              sorting={{ sort, onSort: setSort }}
            />
          </>
        )
      }
      empty={<Result title={t('noMatch')} extra={<Button onClick={clear}>{t('clear')}</Button>} />}
    >
      <PageFilterBar filter={filter} />
    </ReportView>
  );
}
