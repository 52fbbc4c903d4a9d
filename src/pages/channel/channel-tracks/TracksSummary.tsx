import { memo, useMemo } from 'react';
import type { Filter } from '@/components/list/codec';
import type { ChannelTrackFilter } from '@/contract/channel-track';
import type { Period } from '@/domain/period/period';
import { ComparedNote } from '@/features/analysis/ComparedNote';
import { FigureStrip } from '@/features/analysis/FigureStrip';
import { FiguresFailed } from '@/features/analysis/FiguresFailed';
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

/** Query key of the figures. */
export const trackSummaryKey = ['channelTrack', 'summary'];

const FUNNEL_CHART = { kind: 'rankedBar', columns: ['people'] } as const;

type Props = {
  /** Filter of the list, including the period. */
  filter: Filter;
};

// The list fields have the names of the contract.
const useSummary = (filter: Filter) =>
  useReport(trackSummaryKey, filter as unknown as ChannelTrackFilter, getChannelTrackSummary);

const getEventType = ({ eventType }: Filter) => (eventType === undefined ? undefined : String(eventType));

/** Figures of the listed tracks, in a line. Memoized, so that changing the page of the list does not render it. */
export const TrackFigures = memo(function TrackFigures({ filter }: Props) {
  const t = useText(channelTrackTexts);
  const read = useSummary(filter);
  const { data, error, isLoading, reload } = read;
  if (error !== undefined) return <FiguresFailed title={t('figures.failed')} error={error} onRetry={reload} />;
  return (
    <>
      <StaleFigures read={read} />
      <FigureStrip isLoading={isLoading} isStale={read.stale !== undefined} cards={getFigureCards(t, data)} />
    </>
  );
});

/** What the changes of the figures compare. */
export function FiguresNote({ filter }: Props) {
  const { data } = useSummary(filter);
  return data?.before && <ComparedNote compared={data.before} isRunning={data.before.until !== null} />;
}

type OverviewProps = Props & {
  period: Period;
  /** The current day of the period, which is not over. */
  running: string | undefined;
};

/** Funnel and days of the listed tracks, and how the figures count. */
export function TracksOverview({ period, running, filter }: OverviewProps) {
  const t = useText(channelTrackTexts);
  const read = useSummary(filter);
  const { data } = read;
  const funnel = useMemo(() => data && getFunnelReport(t, data.total), [t, data]);
  const eventType = getEventType(filter);
  return (
    <>
      <p className={styles.note}>
        {t('figures.note')} {eventType !== undefined && t('figures.noteEvents')}
      </p>
      <div className={grid.grid}>
        <ReportView
          name={t('funnel')}
          param="funnel"
          defaultView="table"
          period={{ granularity: 'day', ...period }}
          note={t('source')}
          report={funnel}
          read={read}
          chart={FUNNEL_CHART}
          height={260}
          table={funnel && <FunnelTable report={funnel} name={t('funnel')} />}
        />
        <DaysReport period={period} running={running} days={data?.days} eventType={eventType} read={read} />
      </div>
    </>
  );
}

/** Ranking of the channels of the listed tracks. */
export function TracksRanking({ period, filter }: Props & { period: Period }) {
  const read = useSummary(filter);
  return <RankingReport period={period} ranking={read.data?.ranking} read={read} />;
}
