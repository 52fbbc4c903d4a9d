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
import { ComparisonAlert } from './ComparisonAlert';
import { getEvenColumns } from './even-columns';
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
import { useSelectedMetrics } from './useSelectedMetrics';
import { type SeriesOptions, useSeries } from './useSeries';

type Props<Row extends { refDate: string }> = SeriesOptions<Row> & {
  /** Heading of the report, also used in files. */
  title: string;
  /** Report of the figures, for its key and sync status. */
  report: ReportName;
  /** Constant or memoized. */
  rules: PeriodRules;
  read: (period: Period) => Promise<{ rows: readonly Row[]; missing: readonly Missing[] }>;
  /** Default metrics of the chart; a constant. */
  defaultMetrics: readonly MetricName[];
  /** Links of a row. */
  rowLinks?: (row: ReportRow) => readonly RowLink[];
  /** Additional controls beside the period. */
  children?: ReactNode;
};

/** Pixels that everything but the cards and the chart takes, and a row of cards. */
const [AROUND_CHART, CARD_ROW] = [350, 90];
const [MIN_HEIGHT, MAX_HEIGHT] = [220, 420];

/** Height with which the chart below so many cards is whole without scrolling. */
function getChartHeight(cards: number) {
  const rows = Math.ceil(cards / getEvenColumns(cards).wide);
  return Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, window.innerHeight - AROUND_CHART - rows * CARD_ROW));
}

/** Prefetches the figures of a series screen for the period in its URL. */
export const prefetchSeries = <Data,>(
  report: string,
  rules: PeriodRules,
  read: (period: Period) => Promise<Data>,
  search: string,
) => prefetchReport(['analysis', report], getPeriod(search, rules), read);

/** Screen of figures by day, week or month: cards for the whole period, and a report. */
export function SeriesScreen<Row extends { refDate: string }>({
  title,
  report: name,
  rules,
  read,
  defaultMetrics,
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
  const { denial } = useReportStatus(name);
  const { picked, isRefused, pick } = useSelectedMetrics(options.names, defaultMetrics);
  const { report, cards } = useSeries(view, own.data, before?.data, options);
  // Without any figures, the report explains why, so the cards are hidden.
  const hasFigures = !report || getReportDisplay(report) === 'ready';
  const chart = useMemo(() => ({ kind: 'line', columns: picked }) as const, [picked]);
  const metricNames = picked.map((one) => t(`metric.${one}`)).join(t('separator'));

  return (
    <Page
      extra={
        <SyncBar
          report={name}
          granularity={rules.granularity}
          period={period}
          missing={own.data?.missing}
          hidesGaps={!hasFigures}
          onEnd={own.reload}
        />
      }
    >
      <PeriodBar view={view} otherInvalid={isRefused ? [{ problem: 'notTheseMetrics', instead: metricNames }] : []}>
        {children}
      </PeriodBar>
      <StaleFigures read={own} />
      {before && <ComparisonAlert read={before} />}
      {own.error === undefined && hasFigures && (
        <MetricCards
          isLoading={own.isLoading || before?.isLoading === true}
          isStale={own.stale !== undefined}
          cards={cards}
        />
      )}
      <ReportView
        name={title}
        period={{ granularity: rules.granularity, ...period, compared }}
        report={report}
        read={own}
        reason={denial}
        chart={chart}
        height={getChartHeight(cards.length)}
        rowLinks={rowLinks}
        chartControls={<MetricPicker offered={options.names} picked={picked} onChange={pick} />}
      />
    </Page>
  );
}
