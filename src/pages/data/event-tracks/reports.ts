import type { EventBetween, EventTrackSummary, SearchedTerm } from '@/contract/event-track';
import { toPercent } from '@/domain/analysis/figure';
import type { Report } from '@/domain/analysis/report';
import { markRunning } from '@/domain/analysis/running';
import { formatHour, toDayCounts, toHourCounts, toMeanByHour } from '@/domain/event-track/hours';
import type { eventTrackTexts } from '@/locales/eventTrack';
import type { TextOf } from '@/utils/text';

type Words = TextOf<typeof eventTrackTexts>;
type Hours = EventTrackSummary['hours'];

/** Ways to show several days: day by day, or as the mean of each hour. A single day is shown by the hour. */
export const courses = ['day', 'hourOfDay'] as const;
export type Course = (typeof courses)[number] | 'hour';

const getCountColumns = (t: Words): Report['columns'] => [{ key: 'count', title: t('events'), unit: 'times' }];

const buildHourReport = (t: Words, hours: Hours): Report => ({
  dimension: t('hour'),
  columns: getCountColumns(t),
  rows: toHourCounts(hours).map(({ key, label, count }) => ({ key, label, cells: { count } })),
});

/** @param running day that is not over yet */
const buildDayReport = (
  t: Words,
  hours: Hours,
  running: string | undefined,
  mark: (label: string) => string,
): Report => ({
  dimension: t('day'),
  columns: getCountColumns(t),
  rows: markRunning(
    toDayCounts(hours).map(({ day, count }) => ({ key: day, label: day, cells: { count } })),
    running,
    mark,
  ),
});

const buildHourOfDayReport = (t: Words, hours: Hours, now: number): Report => ({
  dimension: t('hour'),
  columns: [{ key: 'count', title: t('eventsADay'), unit: 'times' }],
  rows: toMeanByHour(hours, now).map(({ hour, mean }) => ({
    key: String(hour),
    label: formatHour(hour),
    cells: { count: mean },
    reason: 'notElapsed',
  })),
});

/** @param now epoch milliseconds */
export function buildCourseReport(
  t: Words,
  course: Course,
  hours: Hours,
  { now, running, mark }: { now: number; running: string | undefined; mark: (label: string) => string },
): Report {
  if (course === 'hour') return buildHourReport(t, hours);
  return course === 'day' ? buildDayReport(t, hours, running, mark) : buildHourOfDayReport(t, hours, now);
}

/** Most frequent events with their shares. */
export function buildTopReport(
  t: Words,
  top: EventTrackSummary['top'],
  getEventName: (code: string) => string,
): Report {
  const all = top.reduce((sum, { count }) => sum + count, 0);
  return {
    dimension: t('column.event'),
    columns: [
      { key: 'count', title: t('events'), unit: 'times' },
      { key: 'share', title: t('share'), unit: 'percent' },
    ],
    rows: top.map(({ eventCode, count }) => ({
      key: eventCode,
      label: getEventName(eventCode),
      cells: { count, share: toPercent(count, all) },
    })),
  };
}

/** Distribution of the time between two events. */
export const buildBetweenReport = (
  t: Words,
  { buckets, count }: EventBetween,
  formatDuration: (ms: number) => string,
): Report => ({
  dimension: t('between.span'),
  columns: [
    { key: 'count', title: t('sessions'), unit: 'times' },
    { key: 'share', title: t('share'), unit: 'percent' },
  ],
  // No rows instead of empty buckets, so that the report shows its empty state.
  rows: (count === 0 ? [] : buckets).map(({ fromMs, beforeMs, count: own }) => ({
    key: String(fromMs),
    label:
      beforeMs === null
        ? t('between.over', { from: formatDuration(fromMs) })
        : fromMs === 0
          ? t('between.under', { before: formatDuration(beforeMs) })
          : t('between.range', { from: formatDuration(fromMs), before: formatDuration(beforeMs) }),
    cells: { count: own, share: toPercent(own, count) },
  })),
});

/** Search terms with their number of users. */
export const buildTermsReport = (t: Words, terms: readonly SearchedTerm[]): Report => ({
  dimension: t('terms.term'),
  columns: [{ key: 'users', title: t('terms.users'), unit: 'people' }],
  rows: terms.map(({ term, users }) => ({ key: term, label: term, cells: { users } })),
});
