import { Button, Result } from 'antd';
import { useMemo } from 'react';
import { ReportTable } from '@/components/analysis/ReportTable';
import { ReportView } from '@/components/analysis/ReportView';
import type { ReportRead } from '@/components/analysis/useReport';
import { analysis as limit } from '@/contract/limits/analysis';
import { filterPages, type PageWithRate, sortPages } from '@/domain/analysis/visit-pages';
import { useText } from '@/hooks/useText';
import { PageCell } from './PageCell';
import { PageFilterBar } from './PageFilterBar';
import { PATH, pageReport } from './report';
import type { PageFilter } from './usePageFilter';
import styles from './visit-page.module.css';

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

/** All pages that the platform gives, filtered and sorted as the address says; the file holds the same. */
export function PageTable({ pages, days, filter, period, read, onRename }: Props) {
  const t = useText('visitPage');
  const tAnalysis = useText('analysis');
  const { keyword, isUnnamedOnly, sort, setSort, clear } = filter;
  const report = useMemo(() => {
    if (!pages) return undefined;
    return pageReport(sortPages(filterPages(pages, { keyword, isUnnamedOnly }), sort), days, { t, tAnalysis });
  }, [pages, days, keyword, isUnnamedOnly, sort, t, tAnalysis]);
  // The path stands below the name; in the file it has a column of its own.
  const shown = report && { ...report, columns: report.columns.filter(({ key }) => key !== PATH) };
  const name = t('pages');

  return (
    <ReportView
      name={name}
      period={period}
      report={report}
      read={read}
      table={
        shown && (
          <>
            <p className={styles.aside} aria-live="polite">
              {t('shown', { count: shown.rows.length })} · {t('limit', { count: limit.topPages })}
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
