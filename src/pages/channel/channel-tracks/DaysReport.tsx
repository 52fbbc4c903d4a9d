import { Empty } from 'antd';
import { useMemo } from 'react';
import type { ChannelTrackSummary } from '@/contract/channel-track';
import type { ChartSpec } from '@/domain/analysis/chart';
import { addDays } from '@/domain/period/calendar';
import type { Period } from '@/domain/period/period';
import { ReportView } from '@/features/analysis/ReportView';
import type { ReportRead } from '@/features/analysis/useReport';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { channelTrackTexts } from '@/locales/channelTrack';
import { tracksPath } from './paths';
import { getDaysReport, parseEventTypes } from './reports';

type Props = {
  period: Period;
  /** Current day of the period, which is not over. */
  running: string | undefined;
  days: ChannelTrackSummary['days'] | undefined;
  /** Event types in the filter, separated by commas. */
  eventType: string | undefined;
  read: ReportRead;
};

/** Events per day and type, with the current day marked as running. A day links to its tracks. */
export function DaysReport({ period, running, days, eventType, read }: Props) {
  const t = useText(channelTrackTexts);
  const tAnalysis = useText(analysisTexts);
  const { search } = useQueryParams();
  const report = useMemo(
    () =>
      days && getDaysReport(t, days, parseEventTypes(eventType), running, (label) => tAnalysis('running', { label })),
    [t, tAnalysis, days, eventType, running],
  );
  const chart = useMemo((): ChartSpec => {
    // An adjustment is not an event of a user, so the chart leaves it out.
    const eventTypes = parseEventTypes(eventType);
    return {
      kind: 'stackedBar',
      columns: eventTypes.length > 1 ? eventTypes.filter((type) => type !== 'adjust') : eventTypes,
    };
  }, [eventType]);
  const isEmpty = report?.summary?.every(({ cells }) => cells.total === 0);
  return (
    <ReportView
      // Not `view`, which is the saved view of the list.
      param="days"
      name={t('days')}
      period={{ granularity: 'day', ...period }}
      note={t('source')}
      report={isEmpty && report ? { ...report, rows: [] } : report}
      read={read}
      chart={chart}
      height={320}
      empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('days.none')} />}
      rowHref={({ key }) => tracksPath(search, { last: null, from: key, before: addDays(key, 1) })}
    />
  );
}
