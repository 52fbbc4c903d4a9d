import { useLocation } from '@umijs/max';
import { Alert, Segmented } from 'antd';
import { useMemo } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import type { EventFigures } from '@/contract/event-track';
import type { EventTrackFilter } from '@/contract/event-track-list';
import type { ChartSpec } from '@/domain/analysis/chart';
import type { Unit } from '@/domain/analysis/metrics';
import { daysBetween } from '@/domain/period/calendar';
import { type MetricCard, MetricCards } from '@/features/analysis/MetricCards';
import { ReportView } from '@/features/analysis/ReportView';
import { StaleFigures } from '@/features/analysis/StaleFigures';
import { useEnumParam } from '@/features/analysis/useEnumParam';
import { useReport } from '@/features/analysis/useReport';
import { EVENT_TRACKS_PATH } from '@/features/event-track/event-track-path';
import { useEventLabels } from '@/features/event-track/useEventLabels';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { eventTrackTexts } from '@/locales/eventTrack';
import { getEventSummary } from '@/services/event-track';
import { withParams } from '@/utils/query';
import styles from './event-tracks.module.css';
import { buildCourseReport, buildTopReport, courses } from './reports';

/** Query key of the figures. */
export const eventSummaryKey = ['eventTrack', 'summary'];

type Props = {
  filter: EventTrackFilter;
  /** Day of the period that is not over yet; undefined if all are. */
  running: string | undefined;
};

const COURSE: ChartSpec = { kind: 'line' };
const TOP: ChartSpec = { kind: 'rankedBar', columns: ['count'], beside: 'share' };
const HEIGHT = 260;
const MAX_CHART_ROWS = 8;

const figures: Record<'events' | 'sessions' | 'people' | 'errors', { unit: Unit; of: (of: EventFigures) => number }> = {
  events: { unit: 'times', of: ({ events }) => events },
  sessions: { unit: 'times', of: ({ sessions }) => sessions },
  people: { unit: 'people', of: ({ members, devices }) => members + devices },
  errors: { unit: 'times', of: ({ errors }) => errors },
};
type FigureName = keyof typeof figures;
const figureNames = Object.keys(figures) as FigureName[];

/** Figures of the listed events, their course over time and the most frequent ones. */
export function Figures({ filter, running }: Props) {
  const t = useText(eventTrackTexts);
  const tAnalysis = useText(analysisTexts);
  const words = useEventLabels();
  const { search } = useLocation();
  const now = useMinute();
  const course = useEnumParam('course', courses);
  const read = useReport(eventSummaryKey, filter, getEventSummary);
  const { data, error, reload } = read;

  const { from, before } = filter;
  const days = daysBetween(from, before);
  const period = { granularity: 'day', from, before } as const;
  const shownCourse = days === 1 ? 'hour' : course.value;
  const reports = useMemo(
    () =>
      data && {
        course: buildCourseReport(t, shownCourse, data.hours, {
          now,
          running,
          mark: (label) => tAnalysis('running', { label }),
        }),
        top: buildTopReport(t, data.top, words.event),
      },
    [data, t, tAnalysis, words, shownCourse, now, running],
  );
  const chartTop = useMemo(
    () => reports && { ...reports.top, rows: reports.top.rows.slice(0, MAX_CHART_ROWS) },
    [reports],
  );
  const getEventHref = (eventCode: string) =>
    `${EVENT_TRACKS_PATH}?${withParams(search, { current: null, id: null, eventCode })}`;
  const toCard = (name: FigureName): MetricCard => {
    const { unit, of } = figures[name];
    const value = data ? of(data.total) : null;
    return {
      key: name,
      title: t(`figure.${name}`),
      unit,
      value,
      ...(data?.earlier && { compared: { value, base: of(data.earlier) } }),
      ...(name === 'people' && data && { lacks: t('figure.peopleOf', data.total) }),
      ...(name === 'errors' && value !== null && value > 0 && { href: getEventHref('error') }),
    };
  };

  if (error !== undefined && !data) {
    return <ListFailed title={t('figures.failed')} error={error} onRetry={reload} />;
  }
  return (
    <>
      <StaleFigures read={read} />
      {data?.isMemberKnown === false && (
        <Alert
          type="info"
          showIcon
          style={{ marginBlockEnd: 16 }}
          title={t('memberUnknown', { memberNo: filter.memberNo ?? '' })}
        />
      )}
      {data?.earlier && (
        <p className={styles.note}>
          {t(running === undefined ? 'figures.compared' : 'figures.comparedSoFar', { days })}
        </p>
      )}
      <MetricCards isLoading={!data} isStale={read.stale !== undefined} cards={figureNames.map(toCard)} />
      <p className={styles.note}>{t('noteSource')}</p>
      <div className={styles.figures}>
        <ReportView
          name={t(`course.${shownCourse}`)}
          period={period}
          note={t('note')}
          report={reports?.course}
          read={read}
          chart={COURSE}
          height={HEIGHT}
          empty={<p>{t('none')}</p>}
        >
          {days > 1 && (
            <Segmented
              // The selected radio takes the focus; the group would be an extra tab stop.
              tabIndex={-1}
              aria-label={t('course.label')}
              value={course.value}
              options={courses.map((value) => ({ value, label: t(`course.by.${value}`) }))}
              onChange={course.set}
            />
          )}
        </ReportView>
        <ReportView
          name={t('top')}
          period={period}
          note={t('note')}
          report={reports?.top}
          chartReport={chartTop}
          read={read}
          chart={TOP}
          height={HEIGHT}
          param="top"
          empty={<p>{t('none')}</p>}
          rowHref={({ key }) => getEventHref(key)}
        />
      </div>
    </>
  );
}
