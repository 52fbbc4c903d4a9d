import { Card } from 'antd';
import { memo, useMemo } from 'react';
import type { Filter } from '@/components/list/codec';
import type { ChannelTrackFilter } from '@/contract/channel-track';
import { getLastDay, type Period } from '@/domain/period/period';
import { MetricCards } from '@/features/analysis/MetricCards';
import { ReportNotice } from '@/features/analysis/ReportNotice';
import { ReportView } from '@/features/analysis/ReportView';
import grid from '@/features/analysis/reportGrid.module.css';
import { StaleFigures } from '@/features/analysis/StaleFigures';
import { useReport } from '@/features/analysis/useReport';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { getChannelTrackSummary } from '@/services/channel-track';
import { DaysReport } from './DaysReport';
import { FunnelTable } from './FunnelTable';
import { getFigureCards } from './figure-cards';
import { RankingReport } from './RankingReport';
import { getFunnelReport } from './reports';
import styles from './tracks.module.css';

/** Id of the heading of the log, below the figures. */
export const LIST_HEADING_ID = 'channel-tracks-list';

/** Query key of the figures. */
export const trackSummaryKey = ['channelTrack', 'summary'];

const FAILED_HEIGHT = 200;
const FUNNEL_CHART = { kind: 'rankedBar', columns: ['people'] } as const;

type Props = {
  /** Must be a stable object. */
  period: Period;
  /** The current day of the period, which is not over. */
  running: string | undefined;
  /** Filter of the list below, including the period. */
  filter: Filter;
};

/**
 * Figures, funnel, days and ranking for the tracks below. If they fail to load, the list is still shown. Memoized, so
 * that changing the page of the list does not render it.
 */
export const TracksSummary = memo(function TracksSummary(props: Props) {
  const t = useText(channelTrackTexts);
  return (
    <>
      <SummaryReports {...props} />
      <h2 id={LIST_HEADING_ID} tabIndex={-1} className={styles.heading}>
        {t('list')}
      </h2>
    </>
  );
});

function SummaryReports({ period, running, filter }: Props) {
  const t = useText(channelTrackTexts);
  // The list fields have the names of the contract.
  const query = filter as unknown as ChannelTrackFilter;
  const read = useReport(trackSummaryKey, query, getChannelTrackSummary);
  const { data, error, isLoading, reload } = read;
  const funnel = useMemo(() => data && getFunnelReport(t, data.total), [t, data]);
  const shown = useMemo(() => ({ granularity: 'day', ...period }) as const, [period]);
  const eventType = filter.eventType === undefined ? undefined : String(filter.eventType);

  if (error !== undefined) {
    return (
      <Card size="small" title={t('figures')} className={styles.block}>
        <ReportNotice
          kind="error"
          error={error}
          texts={{ title: t('figures.failed'), text: '' }}
          height={FAILED_HEIGHT}
          onRetry={reload}
        />
      </Card>
    );
  }
  const title = () => {
    if (!data?.before) return t('figures');
    const { from, until } = data.before;
    const to = getLastDay(data.before);
    const days = from === to ? from : t('figures.range', { from, to });
    return t(until === null ? 'figures.compared' : 'figures.comparedUntil', { days });
  };
  return (
    <>
      <StaleFigures read={read} />
      <Card size="small" title={title()} className={styles.block}>
        <MetricCards isLoading={isLoading} isStale={read.stale !== undefined} cards={getFigureCards(t, data)} />
        <p className={styles.note}>
          {t('figures.note')} {eventType !== undefined && t('figures.noteEvents')}
        </p>
      </Card>
      <div className={grid.grid}>
        <ReportView
          name={t('funnel')}
          param="funnel"
          defaultView="table"
          period={shown}
          note={t('source')}
          report={funnel}
          read={read}
          chart={FUNNEL_CHART}
          height={260}
          table={funnel && <FunnelTable report={funnel} name={t('funnel')} />}
        />
        <DaysReport period={period} running={running} days={data?.days} eventType={eventType} read={read} />
      </div>
      <RankingReport period={period} ranking={data?.ranking} read={read} />
    </>
  );
}
