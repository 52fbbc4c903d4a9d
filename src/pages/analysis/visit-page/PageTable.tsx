import { Button, Result } from 'antd';
import { useMemo } from 'react';
import { analysis as limit } from '@/contract/limits/analysis';
import { defaultPageSort, filterPages, type PageWithRate, sortPages } from '@/domain/analysis/visit-pages';
import { ReportTable } from '@/features/analysis/ReportTable';
import { ReportView } from '@/features/analysis/ReportView';
import type { ReportRead } from '@/features/analysis/useReport';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { visitPageTexts } from '@/locales/visitPage';
import { PageCell } from './PageCell';
import { PageFilterBar } from './PageFilterBar';
import { PATH, pageReport } from './report';
import type { PageFilter } from './usePageFilter';
import styles from './visit-page.module.css';

const TOP = 10;
const chart = { kind: 'rankedBar', columns: ['pageVisitPv'] } as const;

type Props = {
  /** Undefined until they have been read. */
  pages: readonly PageWithRate[] | undefined;
  /** How many days are in their figures. */
  days: number;
  filter: PageFilter;
  period: string;
  read: ReportRead;
  onRename: (pagePath: string) => void;
};

/**
 * All pages that the platform gives, filtered and sorted as the address says; the file holds the same. The chart
 * has the most visited of them.
 */
export function PageTable({ pages, days, filter, period, read, onRename }: Props) {
  const t = useText(visitPageTexts);
  const tAnalysis = useText(analysisTexts);
  const { keyword, isUnnamedOnly, sort, setSort, clear } = filter;
  const isCut = pages !== undefined && pages.length >= limit.topPages;
  const { report, top } = useMemo(() => {
    if (!pages) return {};
    const found = filterPages(pages, { keyword, isUnnamedOnly });
    const total = isCut ? t('totalOfTop', { count: pages.length }) : tAnalysis('total');
    const reportOf = (rows: readonly PageWithRate[]) => pageReport(rows, { days, total }, { t, tAnalysis });
    return {
      report: reportOf(sortPages(found, sort)),
      top: reportOf(sortPages(found, defaultPageSort).slice(0, TOP)),
    };
  }, [pages, isCut, days, keyword, isUnnamedOnly, sort, t, tAnalysis]);
  // The path stands below the name; in the file it has a column of its own.
  const shown = report && { ...report, columns: report.columns.filter(({ key }) => key !== PATH) };
  const name = t('pages');

  return (
    <ReportView
      name={name}
      period={period}
      report={report}
      read={read}
      chart={chart}
      drawn={top}
      chartControls={t('top')}
      first="table"
      table={
        shown && (
          <>
            <p className={styles.aside} aria-live="polite">
              {t('shown', { count: shown.rows.length })} ·{' '}
              {isCut ? t('cut', { count: pages.length }) : t('limit', { count: limit.topPages })}
            </p>
            <ReportTable
              report={shown}
              name={`${name}, ${period}`}
              labelOf={(row) => <PageCell row={row} onRename={onRename} />}
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
