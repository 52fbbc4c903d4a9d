import { history } from '@umijs/max';
import { Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import staleStyles from '@/components/feedback/stale.module.css';
import type { ChartSpec } from '@/domain/analysis/chart';
import { getReportDisplay, type MissingReason, type Report, type ReportRow } from '@/domain/analysis/report';
import { getLastDay } from '@/domain/period/period';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { Chart } from './Chart';
import type { ChartEngine } from './chart/engine';
import { ReportActions } from './ReportActions';
import { ReportNotice } from './ReportNotice';
import { ReportTable, type RowLink } from './ReportTable';
import styles from './ReportView.module.css';
import { type ShownPeriod, usePeriodText } from './usePeriodText';
import type { ReportRead } from './useReport';

type Props = {
  /** Heading, also used in files. */
  name: string;
  /** Period of the figures. */
  period: ShownPeriod;
  /** Source of the figures in the exported image; the platform by default. */
  note?: string;
  /** Undefined until loaded. */
  report: Report | undefined;
  /** From `useReport`. */
  read: ReportRead;
  /** Chart of the report; `visualization` replaces it with another visualization. */
  chart?: ChartSpec;
  visualization?: ReactNode;
  /** Rows in the chart, if they are only a part of the report. */
  chartReport?: Report;
  /** Custom table instead of the default one. */
  table?: ReactNode;
  /** Default view; ECharts is not loaded until a chart is shown. */
  defaultView?: 'chart' | 'table';
  height?: number;
  /** Why there are no figures, for a report without rows. */
  reason?: MissingReason;
  /** URL of a row: a link in the table, a click on a point in the chart. */
  rowHref?: (row: ReportRow) => string | undefined;
  /** Further links of a row in the table; without `rowHref`, a click on a point follows the first one. */
  rowLinks?: (row: ReportRow) => readonly RowLink[];
  /** URL parameter of the view, for screens with several reports. */
  param?: string;
  /** Custom empty state. */
  empty?: ReactNode;
  /** Controls that are shown only with the chart. */
  chartControls?: ReactNode;
  /** Controls of the report beside the view switch. */
  children?: ReactNode;
};

const HEIGHT = 360;

/**
 * A report as a chart or a table, with downloads. Loading, failed, being generated, not allowed and empty are different
 * states.
 */
export function ReportView({
  name,
  period,
  note,
  report,
  read,
  chart = { kind: 'line' },
  visualization,
  chartReport = report,
  table,
  defaultView = 'chart',
  height = HEIGHT,
  reason,
  rowHref,
  rowLinks,
  param = 'view',
  empty,
  chartControls,
  children,
}: Props) {
  const t = useText(analysisTexts);
  const words = usePeriodText();
  const query = useQueryParams();
  const [engine, setEngine] = useState<ChartEngine | null>(null);
  const requestedView = query.read(param);
  const isTable = (requestedView === 'chart' || requestedView === 'table' ? requestedView : defaultView) === 'table';
  const display = report && getReportDisplay(report, reason);
  const when = words.shown(period.granularity, period);
  const title = `${name}, ${when}`;

  function body() {
    if (!report || display === undefined) {
      return read.error === undefined ? (
        <ReportNotice kind="loading" height={height} onRetry={read.reload} />
      ) : (
        <ReportNotice kind="error" error={read.error} height={height} onRetry={read.reload} />
      );
    }
    if (display === 'empty' && empty) return empty;
    if (display !== 'ready') return <ReportNotice kind={display} height={height} onRetry={read.reload} />;
    if (isTable) return table ?? <ReportTable report={report} name={title} rowHref={rowHref} rowLinks={rowLinks} />;
    if (visualization || !chartReport) return visualization;
    const open = (key: string) => {
      const row = chartReport.rows.find((one) => one.key === key);
      const href = row && (rowHref?.(row) ?? rowLinks?.(row)[0]?.href);
      if (href) history.push(href);
    };
    return (
      <Chart
        report={chartReport}
        described={report}
        spec={chart}
        name={t('chart.text', { name, period: when })}
        height={height}
        onPick={rowHref || rowLinks ? open : undefined}
        onReady={setEngine}
      />
    );
  }

  return (
    <section className={styles.view} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{name}</h2>
        <Segmented
          size="small"
          // The selected radio takes the focus; the group would be an extra tab stop.
          tabIndex={-1}
          aria-label={`${t('view.label')}: ${name}`}
          value={isTable ? 'table' : 'chart'}
          options={(['chart', 'table'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(value) => query.patch({ [param]: value === defaultView ? null : value })}
        />
        {children}
        {!isTable && chartControls}
        {report && display === 'ready' && (
          <div className={styles.actions}>
            <ReportActions
              report={report}
              name={name}
              when={
                period.compared ? `${when} · ${words.comparedWith(period.granularity, period, period.compared)}` : when
              }
              note={note}
              fileParts={[name, ...new Set([period.from, getLastDay(period)])]}
              engine={isTable || visualization ? undefined : engine}
            />
          </div>
        )}
      </div>
      {read.stale ? <div className={staleStyles.stale}>{body()}</div> : body()}
    </section>
  );
}
