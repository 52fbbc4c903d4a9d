import { type ReactNode, useMemo } from 'react';
import { Page } from '@/components/page/Page';
import type { Missing } from '@/contract/analysis/period';
import type { Report as ReportName } from '@/contract/analysis/status';
import type { MetricName } from '@/domain/analysis/metrics';
import { getReportDisplay, type ReportRow } from '@/domain/analysis/report';
import type { Period } from '@/domain/period/period';
import type { PeriodRules } from '@/domain/period/query';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { ComparedFailed } from './ComparedFailed';
import { MetricCards } from './MetricCards';
import { MetricPicker } from './MetricPicker';
import { PeriodBar } from './PeriodBar';
import type { RowLink } from './ReportTable';
import { ReportView } from './ReportView';
import { StaleFigures } from './StaleFigures';
import { SyncBar } from './SyncBar';
import { getPeriod, usePeriod } from './usePeriod';
import { prefetchReport, useReport } from './useReport';
import { useReportStatus } from './useReportStatus';
import { useSelectedFigures } from './useSelectedFigures';
import { type SeriesOptions, useSeries } from './useSeries';

type Props<Row extends { refDate: string }> = SeriesOptions<Row> & {
  /** Names the figures on the screen and in files. */
  title: string;
  /** Whose sync it is. */
  report: ReportName;
  /** A constant, or memoised. */
  rules: PeriodRules;
  read: (period: Period) => Promise<{ rows: readonly Row[]; missing: readonly Missing[] }>;
  /** What the chart draws before anybody chooses; a constant. */
  drawn: readonly MetricName[];
  /** Where a row leads. */
  rowLinks?: (row: ReportRow) => readonly RowLink[];
  /** More controls of the screen, beside its period. */
  children?: ReactNode;
};

/** Prefetches the figures of such a screen: those of the period in its URL. */
export const prefetchSeries = <Data,>(
  report: string,
  rules: PeriodRules,
  read: (period: Period) => Promise<Data>,
  search: string,
) => prefetchReport(['analysis', report], getPeriod(search, rules), read);

/** A screen of figures by day, week or month: cards of the whole period, and their course. */
export function SeriesScreen<Row extends { refDate: string }>({
  title,
  report: name,
  rules,
  read,
  drawn,
  rowLinks,
  children,
  ...options
}: Props<Row>) {
  const t = useText(analysisTexts);
  const view = usePeriod(rules);
  const { period, compared } = view;
  const own = useReport(['analysis', name], period, read);
  const other = useReport(['analysis', name], compared ?? period, read);
  const before = compared && other;
  const { denied } = useReportStatus(name);
  const { picked, isRefused, pick } = useSelectedFigures(options.names, drawn);
  const { report, cards } = useSeries(view, own.data, before?.data, options);
  // Where there are none at all, the report says why, once and not on each card.
  const hasFigures = !report || getReportDisplay(report) === 'ready';
  const chart = useMemo(() => ({ kind: 'line', columns: picked }) as const, [picked]);
  const metricNames = picked.map((one) => t(`metric.${one}`)).join(t('separator'));

  return (
    <Page>
      <PeriodBar view={view} otherInvalid={isRefused ? [{ problem: 'notTheseMetrics', instead: metricNames }] : []}>
        {children}
      </PeriodBar>
      <SyncBar
        report={name}
        granularity={rules.granularity}
        period={period}
        missing={own.data?.missing}
        isTold={!hasFigures}
        onEnd={own.reload}
      />
      <StaleFigures read={own} />
      {before && <ComparedFailed read={before} />}
      {own.error === undefined && hasFigures && (
        <MetricCards
          isLoading={own.isLoading || before?.isLoading === true}
          isStale={own.stale !== undefined}
          cards={cards}
        />
      )}
      <ReportView
        name={title}
        period={{ granularity: rules.granularity, ...period }}
        report={report}
        read={own}
        reason={denied}
        chart={chart}
        rowLinks={rowLinks}
        chartControls={<MetricPicker offered={options.names} picked={picked} onChange={pick} />}
      />
    </Page>
  );
}
