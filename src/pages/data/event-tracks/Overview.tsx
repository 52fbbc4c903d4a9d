import { useLocation } from '@umijs/max';
import { Segmented } from 'antd';
import { useMemo } from 'react';
import type { EventTrackFilter } from '@/contract/event-track-list';
import type { ChartSpec } from '@/domain/analysis/chart';
import { daysBetween } from '@/domain/period/calendar';
import { ReportView } from '@/features/analysis/ReportView';
import { useEnumParam } from '@/features/analysis/useEnumParam';
import { useReport } from '@/features/analysis/useReport';
import { useEventLabels } from '@/features/event-track/useEventLabels';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { eventTrackTexts } from '@/locales/eventTrack';
import { getEventSummary } from '@/services/event-track';
import { getEventHref } from './event-href';
import styles from './event-tracks.module.css';
import { eventSummaryKey } from './Figures';
import { buildCourseReport, buildTopReport, courses } from './reports';

type Props = {
  filter: EventTrackFilter;
  /** Day of the period that is not over yet; undefined if all are. */
  running: string | undefined;
};

const COURSE: ChartSpec = { kind: 'line' };
const TOP: ChartSpec = { kind: 'rankedBar', columns: ['count'], beside: 'share' };
const HEIGHT = 260;
const MAX_CHART_ROWS = 8;

/** Course of the listed events over time and the most frequent ones. */
export function Overview({ filter, running }: Props) {
  const t = useText(eventTrackTexts);
  const tAnalysis = useText(analysisTexts);
  const words = useEventLabels();
  const { search } = useLocation();
  const now = useMinute();
  const course = useEnumParam('course', courses);
  const read = useReport(eventSummaryKey, filter, getEventSummary, true);
  const { data } = read;

  const { from, before } = filter;
  const days = daysBetween(from, before);
  const period = { granularity: 'day', from, before } as const;
  const shownCourse = days === 1 ? 'hour' : course.value;
  // Only the hourly mean depends on the current time; the other charts would render again each minute.
  const meanUntil = shownCourse === 'hourOfDay' ? now : 0;
  const courseReport = useMemo(() => {
    const mark = (label: string) => tAnalysis('running', { label });
    return data && buildCourseReport(t, shownCourse, data.hours, { now: meanUntil, running, mark });
  }, [data, t, tAnalysis, shownCourse, meanUntil, running]);
  const topReport = useMemo(() => data && buildTopReport(t, data.top, words.event), [data, t, words]);
  const chartTop = useMemo(
    () => topReport && { ...topReport, rows: topReport.rows.slice(0, MAX_CHART_ROWS) },
    [topReport],
  );

  return (
    <>
      <p className={styles.note}>{t('noteSource')}</p>
      <div className={styles.figures}>
        <ReportView
          name={t(`course.${shownCourse}`)}
          period={period}
          note={t('note')}
          report={courseReport}
          read={read}
          chart={COURSE}
          height={HEIGHT}
          // Not `view`, which is the saved view of the list.
          param="days"
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
          report={topReport}
          chartReport={chartTop}
          read={read}
          chart={TOP}
          height={HEIGHT}
          param="top"
          empty={<p>{t('none')}</p>}
          rowHref={({ key }) => getEventHref(search, key)}
        />
      </div>
    </>
  );
}
