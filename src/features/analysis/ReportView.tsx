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
  /** Names it on the screen and in its files. */
  name: string;
  /** When the figures are of. */
  period: ShownPeriod;
  /** Where the figures are from, in the picture; by default the platform. */
  note?: string;
  /** Undefined until it has been read. */
  report: Report | undefined;
  /** From `useReport`. */
  read: ReportRead;
  /** How it is drawn; a page that draws it itself gives `drawing`. */
  chart?: ChartSpec;
  drawing?: ReactNode;
  /** What is drawn of the report, where that is a part of it: its largest rows. */
  drawn?: Report;
  /** The report as a table of the page's own, in the place of the usual one. */
  table?: ReactNode;
  /** What is shown until somebody chooses; ECharts is not loaded for a report that starts as its table. */
  first?: 'chart' | 'table';
  height?: number;
  /** Why there are no figures, where the report has not even a row to say so. */
  reason?: MissingReason;
  /** Where a row leads: from the table by a link, from the chart by a click on a point. */
  rowHref?: (row: ReportRow) => string | undefined;
  /** Where else a row leads, from the table; without `rowHref` a click on a point follows the first of them. */
  rowLinks?: (row: ReportRow) => readonly RowLink[];
  /** The parameter of the address that says chart or table, for a screen with several reports. */
  param?: string;
  /** What stands in the place of a report without figures, where there is another reason than `reason`. */
  empty?: ReactNode;
  /** Controls of the chart alone, below its switch. */
  chartControls?: ReactNode;
  /** More controls of the report, beside its switch. */
  children?: ReactNode;
};

const HEIGHT = 360;

/**
 * A report as a chart or as a table, with its files. Loading, failed, being generated, not allowed and empty
 * are five things.
 */
export function ReportView({
  name,
  period,
  note,
  report,
  read,
  chart = { kind: 'line' },
  drawing,
  drawn = report,
  table,
  first = 'chart',
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
  const asked = query.read(param);
  const isTable = (asked === 'chart' || asked === 'table' ? asked : first) === 'table';
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
    if (drawing || !drawn) return drawing;
    const open = (key: string) => {
      const row = drawn.rows.find((one) => one.key === key);
      const href = row && (rowHref?.(row) ?? rowLinks?.(row)[0]?.href);
      if (href) history.push(href);
    };
    return (
      <Chart
        report={drawn}
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
          // The radio inside takes the focus; the group around it would be one stop more.
          tabIndex={-1}
          aria-label={`${t('view.label')}: ${name}`}
          value={isTable ? 'table' : 'chart'}
          options={(['chart', 'table'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(value) => query.patch({ [param]: value === first ? null : value })}
        />
        {children}
        {!isTable && chartControls}
        {report && display === 'ready' && (
          <div className={styles.actions}>
            <ReportActions
              report={report}
              name={name}
              when={when}
              note={note}
              fileParts={[name, ...new Set([period.from, getLastDay(period)])]}
              engine={isTable || drawing ? undefined : engine}
            />
          </div>
        )}
      </div>
      {read.stale ? <div className={staleStyles.stale}>{body()}</div> : body()}
    </section>
  );
}
